// Models of scripts as .glb files, read back byte by byte: shapes, axes, normals and materials are the model's own.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder, modelPath, readTree, runExporter } from './blender-runs.ts';

interface Gltf {
  readonly asset: { readonly version: string };
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh: number;
    readonly rotation?: unknown;
    readonly scale?: unknown;
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly materials: readonly {
    readonly name: string;
    readonly emissiveFactor?: readonly number[];
    readonly pbrMetallicRoughness: {
      readonly baseColorFactor: readonly number[];
      readonly metallicFactor?: number;
      readonly roughnessFactor?: number;
    };
  }[];
  readonly accessors: readonly { readonly bufferView: number; readonly byteOffset?: number; readonly count: number }[];
  readonly bufferViews: readonly { readonly byteOffset?: number }[];
}

interface Glb {
  readonly gltf: Gltf;
  /** One triple a vertex, by node name. */
  readonly positions: ReadonlyMap<string, readonly Triple[]>;
  readonly normals: ReadonlyMap<string, readonly Triple[]>;
}

type Triple = readonly [x: number, y: number, z: number];

/** Float32 and the joining of corners move a point by less. */
const WITHIN_UNITS = 2e-4;

const folder = createTestFolder();
const out = path.join(folder.path, 'glb');
afterAll(() => folder.remove());
beforeAll(async () => {
  const run = await runExporter('analytic_shapes.py', out, ['--glb']);
  expect(run.code, run.output).toBe(0);
}, 120_000);

/** Header, chunk of JSON, chunk of bytes, as Khronos' glTF 2.0 says. */
function readGlb(name: string): Glb {
  const bytes = readFileSync(path.join(out, `${name}.glb`));
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
  expect([bytes.readUInt32LE(4), bytes.readUInt32LE(8)]).toEqual([2, bytes.length]);
  const jsonBytes = bytes.readUInt32LE(12);
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + jsonBytes)) as Gltf;
  const binary = bytes.subarray(20 + jsonBytes + 8);
  const triples = (index: number): Triple[] => {
    const { bufferView, byteOffset = 0, count } = gltf.accessors[index]!;
    const start = byteOffset + (gltf.bufferViews[bufferView]!.byteOffset ?? 0);
    const at = (vertex: number, axis: number): number => binary.readFloatLE(start + (vertex * 3 + axis) * 4);
    return Array.from({ length: count }, (_, vertex): Triple => [at(vertex, 0), at(vertex, 1), at(vertex, 2)]);
  };
  const gather = (which: 'POSITION' | 'NORMAL'): Map<string, Triple[]> =>
    new Map(
      gltf.nodes.map((node) => [
        node.name,
        gltf.meshes[node.mesh]!.primitives.flatMap(({ attributes }) => triples(attributes[which])),
      ]),
    );
  return { gltf, positions: gather('POSITION'), normals: gather('NORMAL') };
}

function boundsOf(points: readonly Triple[]): readonly [low: number, high: number][] {
  return [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis]!);
    return [Math.min(...values), Math.max(...values)];
  });
}

/** sRGB byte to linear, IEC 61966-2-1. */
function linearOf(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function expectClose(found: readonly number[], wanted: readonly number[], within: number): void {
  expect(found.length).toBe(wanted.length);
  for (const [i, value] of wanted.entries()) expect(Math.abs(found[i]! - value)).toBeLessThan(within);
}

test('each sheet of the script is a file, and nothing else is written', () => {
  const names = ['arrow', 'arrow_eight', 'ball', 'box', 'slope', 'two_boxes', 'wires'];
  expect([...readTree(out).keys()]).toEqual(names.map((name) => `${name}.glb`));
});

test('a box has its size in metres with y up, south towards +z, and no turn or scale on its node', () => {
  const { gltf, positions } = readGlb('box');
  expect(gltf.asset.version).toBe('2.0');
  expect(gltf.nodes).toEqual([{ mesh: 0, name: 'box' }]);
  // 0.7 x 0.5 x 0.9 round (0.05, -0.1, 0.45) in Blender's axes: z becomes y, -y becomes z.
  expectClose(boundsOf(positions.get('box')!).flat(), [-0.3, 0.4, 0, 0.9, -0.15, 0.35], WITHIN_UNITS);
});

test("a palette's tone is a material with its colour, linear, and how it takes light", () => {
  const { materials } = readGlb('box').gltf;
  expect(materials.map(({ name }) => name)).toEqual(['stone 2']);
  const { baseColorFactor, metallicFactor, roughnessFactor } = materials[0]!.pbrMetallicRoughness;
  expectClose(baseColorFactor, [...[0x78, 0x74, 0x71].map(linearOf), 1], 1e-4);
  expectClose([metallicFactor ?? 1, roughnessFactor ?? 1], [0, 0.9], 1e-4);
});

test("normals are the model's: those of a ball point away from its middle, and its corners are joined", () => {
  const { gltf, positions, normals } = readGlb('ball');
  const [points, directions] = [positions.get('ball')!, normals.get('ball')!];
  for (const [i, [x, y, z]] of points.entries()) {
    const out: Triple = [x / 0.5, (y - 0.6) / 0.5, z / 0.5];
    // Blender keeps normals of one's own as two 16-bit angles.
    expectClose(directions[i]!, out, 0.01);
  }
  const triangles = gltf.accessors[gltf.meshes[0]!.primitives[0]!.indices]!.count / 3;
  // Closed and joined: Euler's V = F / 2 + 2, and a few more where the exporter splits nearly equal normals.
  expect(points.length).toBeGreaterThanOrEqual(triangles / 2 + 2);
  expect(points.length).toBeLessThan(triangles);
});

test('what vanishes when the object breaks is a node of its own; what glows has emission', () => {
  const { gltf, positions } = readGlb('wires');
  expect(gltf.nodes.map(({ name }) => name).toSorted()).toEqual(['wires', 'wires_debris']);
  expectClose(boundsOf(positions.get('wires_debris')!).flat(), [-0.1, 0.1, 0.5, 0.7, -0.1, 0.1], WITHIN_UNITS);
  const shining = gltf.materials.filter(({ emissiveFactor }) => emissiveFactor?.some((value) => value > 0));
  expect(shining.map(({ name }) => name).toSorted()).toEqual(['flame 3', 'glow 2']);
  const iron = gltf.materials.find(({ name }) => name === 'iron 2')!;
  expect(iron.pbrMetallicRoughness.metallicFactor).toBeCloseTo(0.8, 4);
});

test('a second export gives the same bytes, and --only picks', async () => {
  const again = path.join(folder.path, 'again');
  expect(await runExporter('analytic_shapes.py', again, ['--glb', '--only', 'slope'])).toMatchObject({ code: 0 });
  expect([...readTree(again).keys()]).toEqual(['slope.glb']);
  expect(readTree(again).get('slope.glb')).toEqual(readTree(out).get('slope.glb'));
});

test('a model that is no script is refused', async () => {
  const none = path.join(folder.path, 'none');
  const run = await runExporter(path.join(out, 'box.glb'), none, ['--glb']);
  expect(run.code).toBe(1);
  expect(run.output).toMatch(
    /tallow-error: .*box\.glb is no model script: its name ends in '\.glb'; only scripts \(\.py\)/,
  );
  expect(existsSync(none)).toBe(false);
});

test('an exported model can be rendered again: its sheet is as large as that of the script', async () => {
  const round = path.join(folder.path, 'round');
  const only = ['--only', 'box'];
  expect(await runExporter(modelPath('analytic_shapes.py'), path.join(round, 'script'), only)).toMatchObject({
    code: 0,
  });
  expect(await runExporter(path.join(out, 'box.glb'), path.join(round, 'glb'))).toMatchObject({ code: 0 });
  const [fromScript, fromGlb] = ['script', 'glb'].map((from) => {
    const text = readFileSync(path.join(round, from, 'sprites', 'box', 'sprite.json'), 'utf8');
    const { frame_w, frame_h, anchor, height_range } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return { frame_w, frame_h, anchor, height_range };
  });
  expect(fromGlb).toEqual(fromScript);
});
