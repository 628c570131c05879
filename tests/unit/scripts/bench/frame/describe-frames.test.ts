import { describe, expect, it } from 'vitest';
import { describeFrames, type FrameTimes } from '../../../../../scripts/bench/frame/describe-frames.ts';

const SOFTWARE = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)';
const GPU = 'ANGLE (NVIDIA Corporation, NVIDIA H200/PCIe/SSE2, OpenGL ES 3.2)';

function timesOn(renderer: string): FrameTimes {
  return { scene: 'a scene', renderer, stillMs: 4, redrawnMs: 6, without: [{ name: 'toon', ms: 2 }] };
}

describe('describeFrames', () => {
  it('judges milliseconds of a GPU only', () => {
    expect(describeFrames(timesOn(SOFTWARE)).map(({ holds }) => holds)).toEqual([null, null, null, null, null]);
    expect(describeFrames(timesOn(GPU))[0]).toMatchObject({ id: 'frame.still', bar: '<= 3', holds: false });
    expect(describeFrames({ ...timesOn(GPU), stillMs: 2.9 })[0]!.holds).toBe(true);
  });

  it('tells how many times longer a frame takes with an effect, and with the map drawn anew', () => {
    const values = new Map(describeFrames(timesOn(SOFTWARE)).map(({ id, value }) => [id, value]));
    expect(values.get('frame.toon-ratio')).toBe(2);
    expect(values.get('frame.redraw-ratio')).toBe(1.5);
  });
});
