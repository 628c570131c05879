// Runs in a page before its own scripts: keeps account of the shaders that something was drawn with, and of what became of them.

/** A shader that something was drawn with: its source after includes and conditions, and what the compiler made of it. */
type UsedShader = readonly [source: string, program: string];

/** What a page's graphics did with shaders; filled by `recordShaders`. */
interface ShaderLog {
  readonly used: Set<UsedShader>;
  isRefused: boolean;
}

export type State = 'ready' | 'failed' | 'refused';

declare global {
  interface Window {
    shaderLog?: ShaderLog;
    /** Waits for some work, at most so long, and no longer than until the compiler refuses a shader. */
    waitUnlessRefused?: (work: Promise<unknown> | undefined, timeoutMs: number, pollMs: number) => Promise<State>;
    /** What the inspector told. */
    reports?: unknown;
  }
}

/** Runs in the page, before its own scripts. */
export function recordShaders(): void {
  const log: ShaderLog = { used: new Set(), isRefused: false };
  window.shaderLog = log;
  window.waitUnlessRefused = async (work, timeoutMs, pollMs) => {
    const isDone = work?.then(() => true);
    for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
      if (log.isRefused) return 'refused';
      const soon = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), pollMs));
      if ((await Promise.race([isDone, soon])) === true) return 'ready';
    }
    return 'failed';
  };
  const proto = WebGL2RenderingContext.prototype;
  const { compileShader, attachShader, useProgram } = proto;
  const compiled = new WeakMap<WebGLShader, UsedShader>();
  const programs = new WeakMap<WebGLProgram, UsedShader[]>();
  let current: WebGLProgram | null = null;
  // Kept at once: Babylon gives shaders back when they are linked.
  proto.compileShader = function (shader) {
    compileShader.call(this, shader);
    log.isRefused ||= this.getShaderParameter(shader, this.COMPILE_STATUS) === false;
    const program = this.getExtension('WEBGL_debug_shaders')?.getTranslatedShaderSource(shader) ?? '';
    compiled.set(shader, [this.getShaderSource(shader) ?? '', program]);
  };
  proto.attachShader = function (program, shader) {
    attachShader.call(this, program, shader);
    programs.set(program, [...(programs.get(program) ?? []), compiled.get(shader)!]);
  };
  proto.useProgram = function (program) {
    useProgram.call(this, program);
    current = program;
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    const draw = proto[name] as (this: WebGL2RenderingContext, ...words: number[]) => void;
    Object.defineProperty(proto, name, {
      value(this: WebGL2RenderingContext, ...words: number[]) {
        draw.apply(this, words);
        for (const used of (current === null ? undefined : programs.get(current)) ?? []) log.used.add(used);
      },
    });
  }
}
