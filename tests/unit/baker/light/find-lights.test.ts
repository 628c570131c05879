import { describe, expect, it } from 'vitest';
import { findLights, PANE_LAMP_OFFSET_UNITS } from '../../../../baker/light/find-lights.ts';
import { LIGHT_FLICKERS, LIGHT_GI_ONLY, LIGHT_SPILLS } from '../../../../shared/format/light.ts';
import type { SheetInfo } from '../../../../shared/format/sheet.ts';
import { luminance, srgbToLinear } from '../../../../shared/srgb.ts';
import { box, type Solid, sampleSheet, sphere } from '../brick/sample-frame.ts';

const FIRE = [255, 170, 60] as const;
const ICE = [90, 170, 255] as const;

function lightsOf(name: string, solids: Solid[], changes: Partial<SheetInfo> = {}) {
  const { frame, info } = sampleSheet(name, solids, changes);
  return { frame, lights: findLights(frame, info) };
}

const glowing = (frame: { emissive: Uint8Array }): number => {
  let texels = 0;
  for (let at = 0; at < frame.emissive.length; at += 3) if (frame.emissive[at]! > 0) texels++;
  return texels;
};

describe('findLights', () => {
  it('finds none where nothing glows', () => {
    expect(lightsOf('barrel', [box([-0.3, -0.3, 0], [0.3, 0.3, 0.9])]).lights).toEqual([]);
    // Dim: emission times scale stays at the threshold.
    const dim = box([-0.3, -0.3, 0], [0.3, 0.3, 0.9], { emissive: [255, 255, 255] });
    expect(lightsOf('barrel', [dim], { emissiveScale: 0.5 }).lights).toEqual([]);
  });

  it('stands in the middle of the visible glow of a ball on a post', () => {
    const post = box([-0.05, -0.05, 0], [0.05, 0.05, 1.5]);
    const { lights } = lightsOf('lamp', [post, sphere([0, 0, 1.7], 0.2, { emissive: FIRE })]);
    expect(lights).toHaveLength(1);
    // The visible half of a ball, seen along (1, 1, sqrt 2) / 2: its mean lies 2/3 of the radius towards the camera.
    const [x, y, z] = lights[0]!.place;
    const off = (2 / 3) * 0.2;
    expect(x).toBeCloseTo(off * 0.5, 1.5);
    expect(y).toBeCloseTo(off * 0.5, 1.5);
    expect(z).toBeCloseTo(1.7 + off * Math.SQRT1_2, 1.5);
    // It shines all round.
    expect(lights[0]!.facing).toEqual([0, 0, 0]);
  });

  it('has the chromaticity of the emission at luminance 1', () => {
    const { lights } = lightsOf('lamp', [box([0, 0, 1], [0.3, 0.3, 1.3], { emissive: FIRE })]);
    const linear = FIRE.map(srgbToLinear) as [number, number, number];
    const bright = luminance(...linear);
    lights[0]!.color.forEach((value, channel) => {
      expect(value).toBeCloseTo(linear[channel]! / bright, 6);
    });
    expect(luminance(...lights[0]!.color)).toBeCloseTo(1, 9);
  });

  it('shines with 2500 lm x sqrt(texels x emission), within 5,000 and 90,000, and 3 to 10 units far', () => {
    const lampOf = (edge: number, scale: number) =>
      lightsOf('lamp', [box([0, 0, 1], [edge, edge, 1 + edge], { emissive: FIRE })], { emissiveScale: scale });
    const { frame, lights } = lampOf(0.2, 5);
    const bright = luminance(...(FIRE.map(srgbToLinear) as [number, number, number])) * 5;
    expect(lights[0]!.strength).toBeCloseTo(2500 * Math.sqrt(glowing(frame) * bright), 6);
    expect(lights[0]!.range).toBeCloseTo(10 * Math.sqrt(lights[0]!.strength / 90_000), 6);
    expect(lampOf(0.05, 0.6).lights[0]).toMatchObject({ strength: 5_000, range: 3 });
    expect(lampOf(1, 50).lights[0]).toMatchObject({ strength: 90_000, range: 10 });
  });

  it('wavers when it is warm', () => {
    const flagsOf = (emissive: readonly [number, number, number]) =>
      lightsOf('lamp', [box([0, 0, 1], [0.3, 0.3, 1.3], { emissive })]).lights[0]!.flags;
    expect(flagsOf(FIRE)).toBe(LIGHT_FLICKERS);
    expect(flagsOf([255, 60, 40])).toBe(LIGHT_FLICKERS);
    expect(flagsOf(ICE)).toBe(0);
    expect(flagsOf([120, 255, 90])).toBe(0);
    expect(flagsOf([255, 90, 200])).toBe(0);
    expect(flagsOf([255, 250, 245])).toBe(0);
  });

  describe('groups', () => {
    const flame = (x: number, y: number, z: number, emissive = FIRE as readonly [number, number, number]) =>
      box([x, y, z], [x + 0.1, y + 0.1, z + 0.1], { emissive });

    it('joins flames that stand close, and chains of them', () => {
      const flames = [flame(-1, 0, 1), flame(-0.4, 0, 1), flame(0.2, 0, 1), flame(0.8, 0, 1)];
      const { lights } = lightsOf('candelabrum', flames);
      expect(lights).toHaveLength(1);
      expect(lights[0]!.place[0]).toBeCloseTo(-0.05, 1);
    });

    it('keeps lamps apart that are farther than 0.75 unit, in the order of their first texels', () => {
      const { lights } = lightsOf('gate', [flame(1, -1, 0.5), flame(-1, 1, 1.5, ICE)]);
      expect(lights).toHaveLength(2);
      // (x + y) / 2 is the same, so the higher one is drawn first.
      expect(lights[0]!.place[2]).toBeGreaterThan(1.4);
      expect(lights[0]!.flags).toBe(0);
      expect(lights[1]!.flags).toBe(LIGHT_FLICKERS);
    });

    it('keeps a lamp apart from one that stands far behind it, though their texels touch', () => {
      // Both at the same screen place: two units of nearness apart.
      const { lights } = lightsOf('gate', [flame(0, 0, 2), flame(-0.7, -0.7, 2 - 1.4 * Math.SQRT1_2 - 0.12)]);
      expect(lights).toHaveLength(2);
    });

    it('counts a flame in two, when a bar crosses it, as one', () => {
      const bar = box([-0.5, 0.2, 1.03], [0.5, 0.3, 1.08]);
      expect(lightsOf('cage', [sphere([0, 0, 1], 0.2, { emissive: FIRE }), bar]).lights).toHaveLength(1);
    });
  });

  describe('windows in walls', () => {
    const wall = box([-0.5, -0.58, 0], [0.5, -0.42, 2], { normal: [0, 1, 0] });
    const glass = (normal: readonly [number, number, number]) =>
      box([-0.2, -0.55, 0.8], [0.2, -0.41, 1.4], { emissive: FIRE, normal });

    it('have a lamp on each side, off the glass and off the wall behind it', () => {
      const { lights } = lightsOf('wall_window_x', [wall, glass([0, 1, 0])]);
      expect(lights).toHaveLength(2);
      const [outside, inside] = lights as [(typeof lights)[0], (typeof lights)[0]];
      expect(outside.place[1]).toBeCloseTo(-0.41 + PANE_LAMP_OFFSET_UNITS, 2);
      // The ray goes down through the wall to its far face at -0.58, but leaves the lowest texels through it later.
      expect(inside.place[1]).toBeLessThan(-0.58 - PANE_LAMP_OFFSET_UNITS + 0.02);
      expect(inside.place[1]).toBeGreaterThan(-0.58 - PANE_LAMP_OFFSET_UNITS - 0.02);
      for (const light of lights) {
        expect(light.place[0]).toBeCloseTo(0, 1);
        expect(light.place[2]).toBeCloseTo(1.1, 1);
      }
      // The drawn side spills into the street, the other one needs walls to hold it; each faces away from the glass.
      expect([outside.flags, inside.flags]).toEqual([LIGHT_SPILLS, LIGHT_GI_ONLY]);
      for (const [axis, value] of [0, 1, 0].entries()) {
        expect(outside.facing[axis]).toBeCloseTo(value, 1);
        expect(inside.facing[axis]).toBe(-outside.facing[axis]!);
      }
      expect(inside.strength).toBe(outside.strength);
    });

    it('are two-sided in a gable too', () => {
      const { lights } = lightsOf('roof_gable_s', [wall, glass([0, 1, 0])]);
      expect(lights.map(({ flags }) => flags)).toEqual([LIGHT_SPILLS, LIGHT_GI_ONLY]);
    });

    it('are two-sided in walls and gables only', () => {
      const { lights } = lightsOf('lantern', [wall, glass([0, 1, 0])]);
      expect(lights).toHaveLength(1);
      expect(lights[0]!.flags).toBe(LIGHT_FLICKERS);
    });

    it('are not confused with a torch on a wall', () => {
      const { frame, info } = sampleSheet('wall_torch_x', [wall, sphere([0, -0.2, 1.2], 0.12, { emissive: FIRE })]);
      // Normals of a ball: the mean over the visible half is two thirds long and points to the camera.
      for (let texel = 0; texel < frame.width * frame.height; texel++) {
        if (frame.emissive[texel * 3]! === 0) continue;
        const x = (texel % frame.width) - info.anchor[0] + 0.5;
        const side = Math.max(-1, Math.min(1, (x - 3.2) / 2.7));
        const along = Math.sqrt(1 - side * side);
        const normal = [side * Math.SQRT1_2 + along * 0.5, -side * Math.SQRT1_2 + along * 0.5, along * Math.SQRT1_2];
        frame.normal.set(
          normal.map((part) => Math.round((part * 0.5 + 0.5) * 255)),
          texel * 3,
        );
      }
      const lights = findLights(frame, info);
      expect(lights).toHaveLength(1);
      expect(lights[0]!.flags).toBe(LIGHT_FLICKERS);
    });
  });
});
