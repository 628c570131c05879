import { describe, expect, it } from 'vitest';
import { overrideLook } from '../../../../game/frame/light/override-look.ts';
import { LOOK_DEFAULTS, phaseAt } from '../../../../shared/look/look.ts';
import { irradiance, luminanceOf } from '../../../../shared/look/radiometry.ts';
import { sunAndSky } from '../../../../shared/look/sun-and-sky.ts';

describe('phaseAt', () => {
  it('is pure at the hours of the schedule', () => {
    expect(phaseAt(LOOK_DEFAULTS, 12)).toEqual(LOOK_DEFAULTS.phases.day);
    expect(phaseAt(LOOK_DEFAULTS, 0)).toEqual(LOOK_DEFAULTS.phases.night);
    expect(phaseAt(LOOK_DEFAULTS, 24)).toEqual(LOOK_DEFAULTS.phases.night);
    expect(phaseAt(LOOK_DEFAULTS, 17.6).exposure).toBeCloseTo(LOOK_DEFAULTS.phases.golden.exposure, 10);
  });
});

describe('sunAndSky', () => {
  it('gives the sun its strength as luminance, whatever its colour', () => {
    const light = sunAndSky(LOOK_DEFAULTS, LOOK_DEFAULTS.phases.golden, [0, 0, 1]);
    expect(luminanceOf(light.sun)).toBeCloseTo(LOOK_DEFAULTS.phases.golden.sunStrength, 6);
  });

  it('lights the ground half by what the ground receives: nothing from a sun below the horizon', () => {
    const phase = { ...LOOK_DEFAULTS.phases.day, skyStrength: irradiance(0) };
    expect(sunAndSky(LOOK_DEFAULTS, phase, [1, 0, -0.1]).ground).toEqual([0, 0, 0]);
    expect(sunAndSky(LOOK_DEFAULTS, phase, [0, 0, 1]).ground[0]).toBeGreaterThan(0.1);
  });
});

describe('overrideLook', () => {
  it('sets numbers and lists, of the look and of a phase', () => {
    const { look, problems } = overrideLook(
      LOOK_DEFAULTS,
      'toonBlack=0.01,night.exposure=2,day.sunColor=1:0.5:0.25,toonValues=0:0.1:0.2:0.3:0.4',
    );
    expect(problems).toEqual([]);
    expect(look.toonBlack).toBe(0.01);
    expect(look.phases.night.exposure).toBe(2);
    expect(look.phases.day.sunColor).toEqual([1, 0.5, 0.25]);
    expect(look.toonValues).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(LOOK_DEFAULTS.toonBlack).toBe(0.003);
  });

  it.each([
    ['nonsense=1', /^look: no field "nonsense"; fields of the look are toonBlack, .*vignetteStrength\.$/],
    ['constructor=1', /^look: no field "constructor"; /],
    ['phases=1', /^look: no field "phases"; fields of the look are toonBlack, /],
    ['noon.exposure=1', /^look: no phase "noon"; phases are night, morning, day, golden, dusk\.$/],
    ['day.glow=1', /^look: no field "day\.glow"; fields of a phase are sunColor, .*\.$/],
    [
      'a.day.exposure=1',
      /^look: no field "a\.day\.exposure"; a field is written as toonBlack or as night\.exposure\.$/,
    ],
    ['day.sunColor=1:2', /^look: day\.sunColor=1:2: expected 3 numbers joined by colons\.$/],
    ['day.sunColor=1::2', /^look: day\.sunColor=1::2: expected 3 numbers joined by colons\.$/],
    ['toonBlack=', /^look: toonBlack=: expected a number\.$/],
    ['toonBlack', /^look: toonBlack=: expected a number\.$/],
    ['toonBlack=1=2', /^look: toonBlack=1=2: expected a number\.$/],
    ['toonBlack=dark', /^look: toonBlack=dark: expected a number\.$/],
  ])('refuses %s and changes nothing', (text, problem) => {
    const { look, problems } = overrideLook(LOOK_DEFAULTS, text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(look).toEqual(LOOK_DEFAULTS);
  });
});
