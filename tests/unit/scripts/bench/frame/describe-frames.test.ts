import { describe, expect, it } from 'vitest';
import { describeFrames, type FrameTimes } from '../../../../../scripts/bench/frame/describe-frames.ts';

const SOFTWARE = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)';
const GPU = 'ANGLE (NVIDIA Corporation, NVIDIA H200/PCIe/SSE2, OpenGL ES 3.2)';

function timesOn(renderer: string): FrameTimes {
  return {
    scene: 'a scene',
    renderer,
    stillMs: 4,
    redrawnMs: 6,
    switches: [{ name: 'toon', onMs: 4, offMs: 2 }],
    circles: { onMs: 9, offMs: 6 },
    passes: [
      { pass: 'shadow', draws: 30, gpuMs: 1 },
      { pass: 'surface', draws: 2, gpuMs: 0.5 },
      { pass: 'light', draws: 1, gpuMs: null },
      { pass: 'present', draws: 1, gpuMs: 0.25 },
    ],
  };
}

function valuesOn(renderer: string): Map<string, number> {
  return new Map(describeFrames(timesOn(renderer)).map(({ id, value }) => [id, value]));
}

describe('describeFrames', () => {
  it('judges milliseconds of a GPU only', () => {
    expect(describeFrames(timesOn(SOFTWARE))[0]).toMatchObject({ id: 'frame.still', holds: null });
    expect(describeFrames(timesOn(GPU))[0]).toMatchObject({ id: 'frame.still', bar: '<= 3', holds: false });
    expect(describeFrames({ ...timesOn(GPU), stillMs: 2.9 })[0]!.holds).toBe(true);
  });

  it('tells what an effect costs, and what drawing the map anew does', () => {
    const values = valuesOn(SOFTWARE);
    expect(values.get('frame.cost-toon')).toBe(2);
    expect(values.get('frame.toon-ratio')).toBe(2);
    expect(values.get('frame.redraw-ratio')).toBe(1.5);
  });

  it('tells what circles cost, as a ratio of two frames with the same mobiles', () => {
    expect(valuesOn(SOFTWARE).get('frame.circles-ratio')).toBe(1.5);
  });

  it('splits the draws between shadow, scene and post, and holds their sum to the bar', () => {
    const values = valuesOn(SOFTWARE);
    expect(['shadow', 'scene', 'post'].map((group) => values.get(`frame.draws-${group}`))).toEqual([30, 2, 2]);
    const [draws] = describeFrames(timesOn(SOFTWARE)).filter(({ id }) => id === 'frame.draws');
    expect(draws).toMatchObject({ value: 34, bar: '<= 40', holds: true });
  });

  it('tells the GPU time of a pass where a GPU told it', () => {
    expect([...valuesOn(GPU).keys()].filter((id) => id.startsWith('frame.pass-'))).toEqual([
      'frame.pass-shadow',
      'frame.pass-surface',
      'frame.pass-present',
    ]);
    expect([...valuesOn(SOFTWARE).keys()].filter((id) => id.startsWith('frame.pass-'))).toEqual([]);
  });
});
