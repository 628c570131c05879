// The ramps that stand-ins are painted with: five sRGB colours a material from dark to light. Models name material and tone, never a
// colour. Tone 2 is the body (3 for plaster and skin), 1 and 3 the drawn marks, 0 gaps, 4 glints; tones between two are mixed.
// The values are those of the exporter's palette, so that a stand-in sits beside a real sheet.

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Material {
  readonly ramp: readonly Rgb[];
  /** 0..1 each. */
  readonly metallic: number;
  readonly roughness: number;
  readonly specular: number;
  /** How many times its own colour a texel gives off; 0 for all that only takes light. */
  readonly glow: number;
}

/** What leaves a pane should look like 0.7 of a fully lit white in the game's exposure, a flame about twice that. */
const PANE_GLOW = 3;
const FLAME_GLOW = 6;

/** A glowing texel takes light as this share of its colour: with all of it a lamp turns white under its own light. */
const GLOWING_ALBEDO = 0.45;

function material(ramp: string, metallic: number, roughness: number, specular: number, glow = 0): Material {
  const byte = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const colors = ramp.split(' ').map((color): Rgb => [byte(color, 0), byte(color, 2), byte(color, 4)]);
  return { ramp: colors, metallic, roughness, specular, glow };
}

export const MATERIALS = {
  timber: material('352a28 45352f 574337 6c5643 867058', 0, 0.9, 0.3),
  plank: material('4a3b30 5f4c3b 756049 8c7559 a58f70', 0, 0.85, 0.3),
  floor: material('4c3d32 5e4c3d 6f5b48 826c55 967f65', 0, 0.8, 0.35),
  plaster: material('8f8272 a89a84 beae95 cdbfa6 dbcfb8', 0, 0.95, 0.2),
  stone: material('504e50 636061 787471 8e8981 a49e92', 0, 0.9, 0.3),
  cobble: material('56524f 625d59 706a64 7f7971 918a7f', 0, 0.8, 0.35),
  grass: material('465238 515f3d 5d6c44 6b794c 7f8a59', 0, 0.95, 0.2),
  oakLeaf: material('2b3b33 394f38 4b663e 637d48 829457', 0, 0.95, 0.2),
  bark: material('332d2b 433b36 554b43 6a5e51 817464', 0, 0.95, 0.2),
  iron: material('2c2e36 3f424a 585c64 7a7f86 a3a8ac', 0.8, 0.45, 0.5),
  copper: material('4d3830 6b4a38 8c6344 ab8058 c8a277', 0.7, 0.45, 0.5),
  skin: material('85584a a6735c c29075 d6aa8c e6c6aa', 0, 0.8, 0.3),
  hair: material('3b2622 52352a 6b4733 835b40 9c7352', 0, 0.8, 0.3),
  leather: material('3a2e2a 4d3e34 635142 7a6753 938068', 0, 0.75, 0.35),
  blueCloth: material('2f3648 3b465a 4b586d 617084 7d8b9a', 0, 0.95, 0.2),
  linen: material('85796a 9e917d b6a890 c9bca4 dbd0bb', 0, 0.95, 0.2),
  glow: material('b86a22 d88a30 eaa845 f4c765 fbe19a', 0, 0.4, 0.3, PANE_GLOW),
  flame: material('e0701e f59a2c ffc14e ffe08a fff6cf', 0, 0.9, 0.2, FLAME_GLOW),
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

/** @returns the ramp's colour at a tone, held to 0..4, as sRGB bytes */
export function toneColor(name: MaterialName, tone: number): Rgb {
  const { ramp } = MATERIALS[name];
  const held = Math.min(Math.max(tone, 0), ramp.length - 1);
  const low = Math.min(Math.floor(held), ramp.length - 2);
  const mix = (channel: 0 | 1 | 2) => {
    const from = ramp[low]![channel];
    return Math.round(from + (ramp[low + 1]![channel] - from) * (held - low));
  };
  return [mix(0), mix(1), mix(2)];
}

/** @returns what the albedo map says of a colour: the colour itself, or a part of it where the material glows */
export function albedoOf(name: MaterialName, color: Rgb): Rgb {
  if (MATERIALS[name].glow === 0) return color;
  return [
    Math.round(color[0] * GLOWING_ALBEDO),
    Math.round(color[1] * GLOWING_ALBEDO),
    Math.round(color[2] * GLOWING_ALBEDO),
  ];
}
