// Which WebAssembly there is, and what it is compiled from.

/** What is read of a damaged stream may lie before it, by less than this and the kernel's own tables. */
const MEMORY_BASE_BYTES = 65536;

export interface Kernel {
  /** Folder of what only the compiler reads, AssemblyScript; `index.ts` in it says what the kernel offers. */
  readonly sourceFolder: string;
  /** What is made of it. */
  readonly codeFile: string;
  /** Options of the compiler beside those of all. */
  readonly options: readonly string[];
  /** What the compiler knows as typed arrays in sources outside of the folder, which are TypeScript; see read-typescript.ts. */
  readonly arraysFile?: string;
}

export const KERNELS: readonly Kernel[] = [
  {
    sourceFolder: 'shared/kernel/source',
    codeFile: 'shared/kernel/kernel-code.ts',
    options: ['--enable', 'simd', '--memoryBase', `${MEMORY_BASE_BYTES}`],
  },
  {
    sourceFolder: 'baker/shell/kernel/source',
    codeFile: 'baker/shell/kernel/kernel-code.ts',
    options: ['--importMemory'],
    arraysFile: 'baker/shell/kernel/source/arrays.ts',
  },
];
