import { describe, expect, it } from 'vitest';
import { formatTable } from '../../../../scripts/bench/format-table.ts';
import { atMost, createRow } from '../../../../scripts/bench/row.ts';

describe('formatTable', () => {
  const rows = [
    createRow({ id: 'pack.pages', what: 'pages', value: 4, unit: 'pages', bar: atMost(3) }),
    createRow({
      id: 'wire.png',
      what: 'over PNG',
      value: 0.5,
      unit: 'x',
      bar: atMost(0.6),
      peers: [
        { name: 'PNG', value: 1 },
        { name: 'WebP', value: 0.61239 },
      ],
    }),
    createRow({ id: 'frame.still', what: 'a still frame', value: 12.3456, unit: 'ms' }),
  ];

  it('puts every figure under its heading, bars that do not hold in capitals', () => {
    expect(formatTable(rows)).toBe(
      [
        'id           value  unit   bar     holds  peers               what',
        'pack.pages   4      pages  <= 3    NO                         pages',
        'wire.png     0.5    x      <= 0.6  yes    PNG 1, WebP 0.6124  over PNG',
        'frame.still  12.35  ms                                        a still frame',
        '',
      ].join('\n'),
    );
  });

  it('is its headings alone without rows', () => {
    expect(formatTable([])).toBe('id  value  unit  bar  holds  peers  what\n');
  });
});
