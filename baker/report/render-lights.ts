// The lamps that were found in the sprites' glowing texels.

import { LIGHT_FLICKERS, LIGHT_GI_ONLY, LIGHT_SPILLS } from '../../shared/format/light.ts';
import { linearToSrgb } from '../../shared/srgb.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { formatCount } from './format-figures.ts';
import { type Html, html } from './html.ts';
import type { LightRow } from './report-model.ts';

export function renderLights(lights: readonly LightRow[]): Html {
  if (lights.length === 0) return html`<p>No sprite shines.</p>\n`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Place and strength of each light">
<table class="figures">
<caption>Places and ranges in units, from the sprite's ground point: east, south, up.</caption>
<thead><tr><th scope="col">sprite</th><th scope="col">frame</th><th scope="col">colour</th><th scope="col">lumens</th><th scope="col">range</th><th scope="col">place</th><th scope="col">facing</th><th scope="col">kind</th></tr></thead>
<tbody>
${lights.map(renderLight)}</tbody>
</table>
</div>
`;
}

function renderLight({ sprite, frame, color, strength, range, place, facing, flags }: LightRow): Html {
  const hex = toHex(color);
  const aim = facing.some((value) => value !== 0) ? formatVector(facing) : 'all round';
  const kinds = [
    [LIGHT_FLICKERS, 'flickers'],
    [LIGHT_GI_ONLY, 'indoors only'],
    [LIGHT_SPILLS, 'spills'],
  ] as const;
  const words = kinds.flatMap(([flag, word]) => ((flags & flag) === 0 ? [] : [word]));
  return html`<tr><th scope="row"><a href="#sprite-${sprite}">${sprite}</a></th><td>${frame}</td><td><span class="swatch" style="background:${hex}"></span>${hex}</td><td>${formatCount(strength)}</td><td>${range.toFixed(1)}</td><td>${formatVector(place)}</td><td>${aim}</td><td>${words.length === 0 ? 'steady' : words.join(', ')}</td></tr>\n`;
}

function formatVector(vector: Vec3): string {
  return vector.map((value) => value.toFixed(2).replace('-', '\u2212')).join(', ');
}

/** The light's hue, as bright as a screen can show it. */
function toHex(color: Vec3): string {
  const most = Math.max(...color, Number.MIN_VALUE);
  return `#${color
    .map((value) =>
      linearToSrgb(value / most)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
