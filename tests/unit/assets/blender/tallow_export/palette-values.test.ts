// The value plan of the palette: how light each material is, how far its tones lie apart, what may touch what. L* and a*b* are
// computed here from the standard (IEC 61966-2-1, CIE 1976, D65), not with the product's code. Where a material departs from
// a rule its reason stands beside its name, and a departure that is not needed any more fails too.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPO_FOLDER } from '../../../../../scripts/folders.ts';

type Rgb = readonly [red: number, green: number, blue: number];

interface Material {
  readonly name: string;
  /** Five, dark to light, 0..1. */
  readonly ramp: readonly Rgb[];
  readonly metallic: number;
  readonly roughness: number;
  readonly isGlowing: boolean;
}

const TEXT = readFileSync(join(REPO_FOLDER, 'assets/blender/tallow_export/palette.py'), 'utf8');
const TABLE = /^TABLE[^\n]*\{\n([\s\S]*?)^\}/m.exec(TEXT)![1]!;
const ROW = /^ {4}"(\w+)": \("([0-9a-f ]+)", ([\d.]+), ([\d.]+), [\d.]+(, \w+)?\),$/gm;

const MATERIALS: readonly Material[] = [...TABLE.matchAll(ROW)].map((row) => ({
  name: row[1]!,
  ramp: row[2]!.split(' ').map((hex): Rgb => {
    const byte = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return [byte(0), byte(2), byte(4)];
  }),
  metallic: Number(row[3]),
  roughness: Number(row[4]),
  isGlowing: row[5] !== undefined,
}));

/** @returns CIE 1976 L*, a*, b* of an sRGB colour under D65 */
function labOf(color: Rgb): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const curve = (t: number): number => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = curve((0.4124564 * red! + 0.3575761 * green! + 0.1804375 * blue!) / 0.95047);
  const y = curve(0.2126729 * red! + 0.7151522 * green! + 0.072175 * blue!);
  const z = curve((0.0193339 * red! + 0.119192 * green! + 0.9503041 * blue!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function lightnessOf(color: Rgb): number {
  return labOf(color)[0];
}

/** S of HSV. */
function saturationOf(color: Rgb): number {
  return 1 - Math.min(...color) / Math.max(...color);
}

function materialNamed(name: string): Material {
  const found = MATERIALS.find((material) => material.name === name);
  if (found === undefined) throw new Error(`the palette has no ${name}`);
  return found;
}

/** Plaster and faces are light things with dark marks: their body is a tone higher. */
function bodyOf(name: string): Rgb {
  return materialNamed(name).ramp[name === 'plaster' || name === 'skin' ? 3 : 2]!;
}

/** Reasons by what departs from the rule: `material` or `material tone>tone`. */
type Departures = Readonly<Record<string, string>>;

/** Fails when anything departs without a reason, or has a reason and does not depart. */
function expectOnly(departures: Departures, found: readonly string[]): void {
  expect(found.toSorted()).toEqual(Object.keys(departures).toSorted());
}

/** What only takes light; panes and flames are light. */
const MATTER = MATERIALS.filter(({ isGlowing }) => !isGlowing);

describe('the palette', () => {
  it('is read whole: a row a line, five tones each', () => {
    expect(MATERIALS.length).toBe(TABLE.trim().split('\n').length);
    expect(MATERIALS.length).toBeGreaterThanOrEqual(27);
    expect(MATERIALS.every(({ ramp }) => ramp.length === 5)).toBe(true);
    expect(MATERIALS.filter(({ isGlowing }) => isGlowing).map(({ name }) => name)).toEqual([
      'glow',
      'flame',
      'moonglow',
      'lava',
    ]);
  });

  it('is measured with the right formula', () => {
    // Grey of half the luminance, and the primaries, as tables have them.
    expect(lightnessOf([0.5, 0.5, 0.5])).toBeCloseTo(53.39, 2);
    expect(labOf([1, 0, 0]).map((value) => Math.round(value * 10) / 10)).toEqual([53.2, 80.1, 67.2]);
    expect(labOf([0, 0, 1]).map((value) => Math.round(value * 10) / 10)).toEqual([32.3, 79.2, -107.9]);
  });
});

describe('the body of', () => {
  /** L*: houses carry the contrast, the ground is the calm middle, wood lies below stone, linen and plaster on top. */
  const PLAN: Readonly<Record<string, number>> = {
    timber: 30,
    shingle: 37,
    oak_leaf: 40,
    grass: 43.5,
    dirt: 43.5,
    cobble: 45,
    stone: 49,
    thatch: 51,
    linen: 69,
    plaster: 78,
  };

  it.each(Object.entries(PLAN))('%s is as light as planned, L* %d', (name, lightness) => {
    expect(Math.abs(lightnessOf(bodyOf(name)) - lightness)).toBeLessThan(2);
  });
});

describe('the tones of a ramp', () => {
  /** What fields are made of: smaller steps, so that they lose against all that stands on them. */
  const GROUND = [
    ...['grass', 'dirt', 'cobble', 'meadow', 'earth', 'pale_cobble', 'dry_grass', 'mud'],
    ...['sand', 'pale_sand', 'snow', 'drift', 'bedrock', 'litter', 'bog'],
  ];

  /** Metal and wet things: they live from highlights. */
  const isShining = ({ metallic, roughness }: Material): boolean => metallic > 0 || roughness < 0.3;

  /** Whole L*: smaller steps die in the tone mapping, larger ones make a chequerboard. */
  function rangeOf(material: Material, isLast: boolean): readonly [least: number, most: number] {
    if (isShining(material)) return [6, 16];
    if (GROUND.includes(material.name)) return isLast ? [5, 8] : [5, 6];
    return isLast ? [6, 11] : [6, 9];
  }

  it('lie 6 to 9 L* apart, the last up to 11; on the ground 5 to 6, the last up to 8; more where things shine', () => {
    const found = MATTER.flatMap((material) =>
      material.ramp.slice(1).flatMap((color, i) => {
        const step = Math.round(lightnessOf(color) - lightnessOf(material.ramp[i]!));
        const [least, most] = rangeOf(material, i === 3);
        return step >= least && step <= most ? [] : [`${material.name} ${i}>${i + 1}`];
      }),
    );
    expectOnly(
      {
        'birch_bark 0>1': 'two barks in one ramp: the black flecks are tone 0, the white skin begins with tone 1',
        'birch_bark 1>2': 'the shaded side of the white skin, which must not look like the flecks',
        'blue_cloth 2>3': 'its lights turn grey, so that lightness alone sets them off',
        'earth 2>3': 'lies half a step over dirt for patches of tone 1 and 2; lighter ones are not drawn',
        'skin 0>1': 'a face is nine texels: its shade must be seen beside hair',
        'skin 1>2': 'a face is nine texels: cheek and shade are all its form',
      },
      found,
    );
  });

  it('grow lighter from each to the next, glowing ones too', () => {
    for (const { name, ramp } of MATERIALS) {
      const values = ramp.map(lightnessOf);
      expect(
        values.toSorted((a, b) => a - b),
        name,
      ).toEqual(values);
    }
  });

  it('do not go below L* 18 but in gaps: night would swallow them', () => {
    expectOnly(
      {},
      MATTER.filter(({ ramp }) => ramp.slice(1).some((color) => lightnessOf(color) < 18)).map(({ name }) => name),
    );
    // Gaps too keep some colour.
    expect(Math.min(...MATTER.map(({ ramp }) => lightnessOf(ramp[0]!)))).toBeGreaterThan(15);
  });

  it('do not go above L* 84 but where they glow: noon would clip them', () => {
    expectOnly(
      { birch_bark: 'tone 4 is for rare glints on the whitest thing outdoors' },
      MATTER.filter(({ ramp }) => ramp.some((color) => lightnessOf(color) > 84)).map(({ name }) => name),
    );
  });

  it('are muted, S at most 0.52: the sun makes them rich', () => {
    const tooRich = MATTER.filter(({ ramp }) => ramp.some((color) => Math.round(saturationOf(color) * 100) > 52));
    expectOnly(
      {},
      tooRich.map(({ name }) => name),
    );
  });
});

describe('materials that touch', () => {
  /** Told apart by lightness, or else by a clear hue: this far apart in L*, or in the plane of a* and b*. */
  const APART_LIGHTNESS = 12;
  const APART_HUE = 12;

  const TOUCHING = [
    // A house: frame, panel, plinth, roof, window.
    'timber plaster',
    'timber stone',
    'stone plaster',
    'shingle plaster',
    'shingle stone',
    'brick stone',
    'brick timber',
    'brick grass',
    'slate brick',
    'slate plaster',
    'slate timber',
    'timber shingle',
    'thatch plaster',
    'thatch timber',
    'dark_glass plaster',
    'dark_glass timber',
    'glow timber',
    // Things: board and iron, cloth and frame, lamp.
    'plank iron',
    'plank linen',
    'iron timber',
    'glow iron',
    'flame iron',
    // A tree.
    'bark oak_leaf',
    'bark pine',
    'birch_bark birch_leaf',
    // A person.
    'skin hair',
    'skin linen',
    'skin red_cloth',
    'skin blue_cloth',
    'linen red_cloth',
    'linen blue_cloth',
    'leather red_cloth',
    'leather blue_cloth',
    'leather linen',
    // What stands on the ground, and grounds that meet.
    'plank grass',
    'stone grass',
    'bark grass',
    'plank cobble',
    'timber cobble',
    'timber grass',
    'plank dirt',
    'grass dirt',
    'grass cobble',
    'dirt cobble',
    'moss stone',
    'moss shingle',
    'moss slate',
    'water stone',
    'grass dry_grass',
    'grass sand',
    'grass litter',
    'grass snow',
    'dirt sand',
    'dry_grass sand',
    'moss litter',
    'bog puddle',
    'grass bog',
    'mud puddle',
    'bedrock lava',
    'water sand',
    'ice bedrock',
    'snow pine',
    'snow plank',
    'plank sand',
  ];

  it('differ by 12 L* or by a clear hue', () => {
    const alike = TOUCHING.filter((pair) => {
      const [first, second] = pair.split(' ').map((name) => labOf(bodyOf(name)));
      const lightness = Math.abs(first![0] - second![0]);
      return lightness < APART_LIGHTNESS && Math.hypot(first![1] - second![1], first![2] - second![2]) < APART_HUE;
    });
    expectOnly(
      {
        'timber shingle': 'the shade under the eave is drawn between them',
        'dirt cobble': 'kin, so that a lane looks one; the joints of the stones and the rim of the path part them',
        'plank dirt': 'the outline and the foot that is drawn darker part a thing from a path',
      },
      alike,
    );
  });

  it('keep the strongest contrast for the frame on the plaster of houses', () => {
    const house = lightnessOf(bodyOf('plaster')) - lightnessOf(bodyOf('timber'));
    const bodies = TOUCHING.filter((pair) => !/glow|flame/.test(pair)).map((pair) => {
      const [first, second] = pair.split(' ').map((name) => lightnessOf(bodyOf(name)));
      return Math.abs(first! - second!);
    });
    expect(Math.max(...bodies)).toBe(house);
  });
});
