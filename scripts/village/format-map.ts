// A village as the text of a map file: lines of several entries each, as people write them.

import { LEGEND, type Static, type Storey, type VillageMap } from './village-map.ts';

const LINE_MAX = 118;

/** @returns the same bytes for the same map */
export function formatMap(name: string, map: VillageMap, start: readonly [number, number]): string {
  const used = new Set(map.rows.join(''));
  const legend = Object.fromEntries(Object.entries(LEGEND).filter(([letter]) => used.has(letter)));
  const lines = [
    '{',
    '  "version": 1,',
    `  "name": ${JSON.stringify(name)},`,
    `  "legend": ${JSON.stringify(legend)},`,
    '  "terrain": [',
    map.rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n'),
    '  ],',
    '  "statics": [',
    ...packLines(map.statics, '    '),
    '  ],',
    '  "buildings": [',
    map.buildings
      .map(({ name: building, storeys }) =>
        [
          `    { "name": ${JSON.stringify(building)}, "storeys": [`,
          storeys.map((storey) => formatStorey(storey).join('\n')).join(',\n'),
          '    ] }',
        ].join('\n'),
      )
      .join(',\n'),
    '  ],',
    `  "start": ${JSON.stringify(start)}`,
    '}',
    '',
  ];
  return lines.join('\n');
}

function formatStorey({ level, roof, rooms, statics }: Storey): string[] {
  const head = [
    `"level": ${level}`,
    ...(roof === undefined ? [] : ['"roof": true']),
    ...(rooms === undefined ? [] : [`"rooms": ${JSON.stringify(rooms)}`]),
    '"statics": [',
  ];
  return [`      { ${head.join(', ')}`, ...packLines(statics, '        '), '      ] }'];
}

function packLines(statics: readonly Static[], indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const [index, entry] of statics.entries()) {
    const text = formatStatic(entry) + (index + 1 < statics.length ? ',' : '');
    if (line !== indent && line.length + text.length + 1 > LINE_MAX) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${text} `;
  }
  if (line !== indent) lines.push(line.trimEnd());
  return lines;
}

/** What may be left out is: a height of 0 and, of things that are alike from all sides, the facing. */
function formatStatic([sprite, x, y, z, facing]: Static): string {
  const isPiece = /^(wall|post|floor|roof|door|fence)_/.test(sprite) || /_[xy]$/.test(sprite);
  const values = isPiece ? (z === 0 ? [x, y] : [x, y, z]) : [x, y, z, facing];
  return JSON.stringify([sprite, ...values]).replaceAll(',', ', ');
}
