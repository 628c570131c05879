import { expect, it } from 'vitest';
import { readConstants, toAssemblyScript } from '../../../../scripts/kernel/read-typescript.ts';

it('changes of a source what the compiler does not know, and nothing else', () => {
  const source = [
    "import { type f64, i32 } from '../mesh/numbers.ts';",
    "import { type Fan, HalfEdgeMesh } from '../mesh/half-edge-mesh.ts';",
    "import type { Place } from './place.ts';",
    'export class Ring {',
    '  #at: i32 = 0;',
    '  next(values: Int32Array): i32 {',
    '    if (values[this.#at]! !== 3) return values[values[this.#at]!]!;',
    '    return !this.isOpen ? 1 : 0;',
    '  }',
    '}',
  ].join('\n');
  expect(toAssemblyScript(source, 'baker/shell/ring.ts', 'baker/shell/kernel/source/arrays.ts').split('\n')).toEqual([
    "import { Bytes as Uint8Array, Floats as Float64Array, Ints as Int32Array, SignedBytes as Int8Array, Uints as Uint32Array } from './kernel/source/arrays';",
    '',
    "import { Fan, HalfEdgeMesh } from '../mesh/half-edge-mesh';",
    "import { Place } from './place';",
    'export class Ring {',
    '  _at: i32 = 0;',
    '  next(values: Int32Array): i32 {',
    '    if (values[this._at] !== 3) return values[values[this._at]];',
    '    return !this.isOpen ? 1 : 0;',
    '  }',
    '}',
  ]);
});

it('takes the numbers of a module as they are', async () => {
  const constants = await readConstants('shared/projection.ts');
  expect(constants).toContain('export const PX_PER_NEARNESS: f64 = 32.0;\n');
  expect(constants).toContain(`export const PX_PER_UNIT: f64 = ${32 / Math.SQRT2};\n`);
});
