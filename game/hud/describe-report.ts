// An inspected texel in words and numbers: sections of rows, some with a colour to show.

import { displayOfLinear } from '../../shared/look/grading.ts';
import { linearRgb, luminanceOf, type Rgb } from '../../shared/look/radiometry.ts';
import type { ReportedThing, TexelReport } from '../core/texel-report.ts';
import type { LightReading, SurfaceReading } from '../frame/inspect/texel-reading.ts';

export interface ReportRow {
  readonly label: string;
  readonly text: string;
  /** CSS colour. */
  readonly swatch?: string;
}

export interface ReportSection {
  readonly title: string;
  readonly rows: readonly ReportRow[];
}

function hexOf(bytes: Rgb): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** Linear light as the screen would show it, ungraded. */
function swatchOf(light: Rgb): string {
  return hexOf(light.map((channel) => displayOfLinear(Math.min(1, channel)) * 255) as unknown as Rgb);
}

function numbers(values: readonly number[], decimals = 2): string {
  // No minus before a nought.
  return values.map((value) => (Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value).toFixed(decimals)).join('  ');
}

/** Light, or reflected light: its luminance in words, its hue as a swatch. */
function lightRow(label: string, light: Rgb, more = ''): ReportRow {
  const luminance = luminanceOf(linearRgb(...light));
  return { label, text: `${numbers([luminance], 3)}${more === '' ? '' : `  ${more}`}`, swatch: swatchOf(light) };
}

function byteRow(label: string, bytes: Rgb, more = ''): ReportRow {
  return { label, text: `${hexOf(bytes)}${more}`, swatch: hexOf(bytes) };
}

function describeMaps(surface: SurfaceReading, light: LightReading, thing: ReportedThing | undefined): ReportRow[] {
  const [metal, rough, specular] = surface.material.map((byte) => byte / 255);
  const above = light.position[2] - (thing?.frame === undefined ? 0 : thing.place[2]);
  return [
    byteRow('albedo', surface.albedo),
    { label: 'normal', text: numbers(surface.normal) },
    { label: 'height', text: numbers([above], 3) },
    { label: 'position', text: numbers(light.position) },
    {
      label: 'material',
      text: `metal ${numbers([metal!])}  rough ${numbers([rough!])}  gloss ${numbers([specular!])}`,
    },
    ...(surface.emissiveScale > 0 && surface.emissive.some((byte) => byte > 0)
      ? [byteRow('emissive', surface.emissive, `  × ${numbers([surface.emissiveScale], 1)}`)]
      : []),
  ];
}

function describeLight(light: LightReading): ReportRow[] {
  const isBlack = (color: Rgb): boolean => color.every((channel) => channel === 0);
  return [
    lightRow('sun', light.sun, `N·L ${numbers([light.facing])}  lit ${numbers([light.sunShare])}`),
    lightRow('lamps', light.gathered),
    lightRow('sky', light.sky),
    lightRow('ground', light.ground),
    lightRow('arrives', light.incoming),
    ...(light.band === undefined ? [] : [lightRow('band', light.banded, `${numbers([light.band], 1)} of 4`)]),
    ...(isBlack(light.highlight) ? [] : [lightRow('highlight', light.highlight)]),
    ...(light.openness === 1 ? [] : [{ label: 'corner', text: `× ${numbers([light.openness])}` }]),
    ...(isBlack(light.glow) ? [] : [lightRow('glow', light.glow)]),
    lightRow('leaves', light.light),
    ...(light.outline === undefined ? [] : [lightRow('outline', light.outline)]),
    byteRow('shown', light.shown),
  ];
}

/** @returns the thing's name, where it is, and everything about the texel that is worth a line */
export function describeReport({ thing, screenX, screenY, surface, light }: TexelReport): {
  readonly title: string;
  readonly sections: readonly ReportSection[];
} {
  const texel = { label: 'texel', text: `${screenX}  ${screenY}` };
  if (light === undefined) return { title: 'nothing', sections: [{ title: 'place', rows: [texel] }] };
  const places: ReportRow[] = [
    ...(thing?.frame === undefined ? [] : [{ label: 'frame', text: String(thing.frame) }]),
    ...(thing === undefined
      ? []
      : [{ label: thing.frame === undefined ? 'tile' : 'anchor', text: numbers(thing.place) }]),
    texel,
  ];
  return {
    title: thing?.sheet ?? 'unknown',
    sections: [
      { title: 'place', rows: places },
      { title: 'maps', rows: describeMaps(surface, light, thing) },
      { title: 'light', rows: describeLight(light) },
    ],
  };
}
