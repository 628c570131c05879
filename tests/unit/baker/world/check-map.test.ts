import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../../baker/fault.ts';
import { completeCatalogue, readCatalogue } from '../../../../baker/read/read-catalogue.ts';
import { readMap } from '../../../../baker/read/read-map.ts';
import { checkMap } from '../../../../baker/world/check-map.ts';
import type { StaticLights } from '../../../../baker/world/find-dark-rooms.ts';

const ENTRIES = {
  bed: { class: 'furniture', solid: [-0.5, -1.4, 0.5, 0.5] },
  stool: { class: 'furniture', solid: [-0.25, -0.25, 0.25, 0.25] },
  cart: { class: 'object', solid: [-1, -0.5, 0.4, 0.5] },
  door_open_x: { class: 'door', open: true },
  fence_x: { class: 'fence' },
  fence_y: { class: 'fence' },
  ground_water: { class: 'ground', passage: false },
} as const;

const NAMES = [
  ...Object.keys(ENTRIES),
  ...['ground_grass', 'wall_a_x', 'wall_b_x', 'wall_a_y', 'wall_door_x', 'wall_door_y', 'door_x', 'door_y', 'lamp'],
  ...['wall_window_x', 'floor_a', 'floor_b', 'post_a', 'post_b', 'roof_a', 'roof_b'],
];

const CATALOGUE = completeCatalogue(
  readCatalogue([
    {
      source: 'catalogue/all.json',
      bytes: new TextEncoder().encode(JSON.stringify({ version: 1, sprites: ENTRIES })),
    },
  ]).entries,
  NAMES,
);

const ALL_ROUND = [0, 0, 0] as const;
const LAMP = { place: [0, 0, 1], facing: ALL_ROUND, color: [1, 1, 1], strength: 1, range: 3, flags: 0 } as const;

/** Lamps shine all round at a height of 1; windows to the north, from just behind the wall. */
const lightsOf: StaticLights = ({ sprite }) => {
  if (sprite === 'lamp') return [LAMP];
  return sprite === 'wall_window_x' ? [{ ...LAMP, place: [0, -0.7, 1], facing: [0, -1, 0] }] : [];
};

type Static = readonly [sprite: string, x: number, y: number, z?: number, facing?: string];

const GRASS = ['......', '......', '......', '......', '......', '......'];

function findingsOf(map: {
  readonly terrain?: readonly string[];
  readonly statics?: readonly Static[];
  readonly buildings?: unknown;
  readonly hills?: unknown;
}): string[] {
  const legend = { '.': 'ground_grass', '~': 'ground_water' };
  const text = JSON.stringify({ version: 1, name: 'yard', legend, terrain: GRASS, ...map });
  const read = readMap({ source: 'maps/yard', bytes: new TextEncoder().encode(text) }, new Set(NAMES));
  expect(read.faults).toEqual([]);
  return checkMap(read.map!, CATALOGUE, lightsOf).map((fault) => {
    expect(fault).toMatchObject({ source: 'maps/yard', file: 'map.json' });
    return `${fault.severity} ${describeFault(fault).replace('maps/yard/map.json: ', '')}`;
  });
}

describe('checkMap: overlaps', () => {
  it.each<[Static[], string]>([
    [
      [
        ['wall_a_x', 2, 1],
        ['wall_b_x', 2, 1],
      ],
      'error storey 0, tile (2, 1), north edge: wall_a_x and wall_b_x take one place; expected one wall an edge, or a doorway and its door. Remove one of them, or move it.',
    ],
    [
      [
        ['fence_y', 2, 1],
        ['wall_a_y', 2, 1.5],
      ],
      'error storey 0, tile (2, 1), west edge: fence_y and wall_a_y take one place; expected one wall an edge, or a doorway and its door. Remove one of them, or move it.',
    ],
    [
      [
        ['wall_door_x', 2, 1],
        ['door_x', 2, 1],
        ['door_open_x', 2, 1],
      ],
      'error storey 0, tile (2, 1), north edge: door_x and door_open_x take one place; expected one wall an edge, or a doorway and its door. Remove one of them, or move it.',
    ],
    [
      [
        ['door_x', 2, 1],
        ['wall_a_x', 2, 1],
      ],
      'error storey 0, tile (2, 1), north edge: door_x stands in wall_a_x, which has no doorway; expected a door in a doorway. Put a wall with a doorway there, or remove the door.',
    ],
    [
      [
        ['post_a', 2, 1],
        ['post_b', 2, 1],
      ],
      'error storey 0, tile (2, 1): post_a and post_b take one place; expected one post a corner. Remove one of them, or move it.',
    ],
    [
      [
        ['floor_a', 2, 1],
        ['floor_b', 2.5, 1],
      ],
      'error storey 0, tile (2, 1): floor_a and floor_b take one place; expected one floor a tile. Remove one of them, or move it.',
    ],
    [
      [
        ['roof_a', 2, 1, 1.5],
        ['roof_b', 2, 1, 1.5],
      ],
      'error storey 1, tile (2, 1): roof_a and roof_b take one place; expected one piece of roof a place. Remove one of them, or move it.',
    ],
    [
      [['cart', 0, 3, 0, 's']],
      'error storey 0, tile (0, 3): cart reaches 0.5 tiles past the west edge of the map; expected everything on the map. Move it, or make the map larger.',
    ],
    [
      [['wall_a_x', 6, 1]],
      'error storey 0, tile (6, 1): wall_a_x reaches 1 tile past the east edge of the map; expected everything on the map. Move it, or make the map larger.',
    ],
    [
      [
        ['stool', 2, 1],
        ['bed', 2.3, 2, 0, 's'],
      ],
      'warning storey 0, tile (2, 1): stool and bed stand 0.45 tiles deep in each other; expected objects side by side. Move one of them.',
    ],
    [
      [
        ['wall_a_y', 3, 2],
        ['cart', 3, 2, 0, 's'],
      ],
      'warning storey 0, tile (3, 2): cart stands 0.5 tiles deep in wall_a_y; expected objects beside walls. Move it off the wall.',
    ],
  ])('finds %j', (statics, words) => expect(findingsOf({ statics })).toEqual([words]));
});

describe('checkMap: what may stand together', () => {
  it.each<[string, Static[]]>([
    [
      'a door in its doorway',
      [
        ['wall_door_x', 2, 1],
        ['door_x', 2, 1],
      ],
    ],
    [
      'walls that meet in a corner, and posts beside each other',
      [
        ['wall_a_x', 2, 1],
        ['wall_a_y', 2, 1],
        ['post_a', 2, 1],
        ['post_a', 3, 1],
      ],
    ],
    [
      'walls side by side',
      [
        ['wall_a_x', 2, 1],
        ['wall_b_x', 3, 1],
      ],
    ],
    [
      'walls of two storeys',
      [
        ['wall_a_x', 2, 1],
        ['wall_b_x', 2, 1, 2.1213],
      ],
    ],
    [
      'a stool on a floor, and one on the floor above',
      [
        ['floor_a', 2, 1],
        ['stool', 2, 1, 0.09],
        ['stool', 2, 1, 2.2],
      ],
    ],
    [
      'stools that touch',
      [
        ['stool', 2, 1],
        ['stool', 2.3, 1.1],
      ],
    ],
    [
      'a bed that stands by its wall',
      [
        ['wall_a_x', 2, 1],
        ['bed', 2, 1.9, 0, 's'],
      ],
    ],
    ['a bed turned away from the map’s edge', [['bed', 2, 0, 0, 'n']]],
    [
      'pieces of roof that lap over each other',
      [
        ['roof_a', 2, 1, 1.5],
        ['roof_b', 2.5, 1, 1.5],
      ],
    ],
    [
      'walls on the far edges',
      [
        ['wall_a_x', 5, 6],
        ['wall_a_y', 6, 5],
      ],
    ],
  ])('has nothing against %s', (_, statics) => expect(findingsOf({ statics })).toEqual([]));

  it('turns what stands there with its facing', () => {
    const facings = ['n', 'e', 's', 'w'].filter(
      (facing) => findingsOf({ statics: [['bed', 0, 3, 0, facing]] }).length > 0,
    );
    // Its foot, 1.4 tiles off, lies north of its head as it faces south: west as it faces east.
    expect(facings).toEqual(['e']);
  });
});

/** A hut of 2 x 2 tiles from (2, 2), without a roof; `door` stands in the middle of its south side. */
const HUT: readonly Static[] = [
  ['wall_a_x', 2, 2],
  ['wall_a_x', 3, 2],
  ['wall_a_y', 2, 2],
  ['wall_a_y', 2, 3],
  ['wall_a_y', 4, 2],
  ['wall_a_y', 4, 3],
  ['wall_a_x', 3, 4],
];
const DOOR: readonly Static[] = [
  ['wall_door_x', 2, 4],
  ['door_x', 2, 4],
];

describe('checkMap: doors', () => {
  it('finds the way through gaps, and none where there is no gap', () => {
    const ring = (gap: boolean): Static[] => [
      ...[1, 2, 3, 4].map((x): Static => ['fence_x', x, 1]),
      ...[1, 2, 3, 4].map((y): Static => ['fence_y', 1, y]),
      ...[1, 2, 3, 4].map((y): Static => ['fence_y', 5, y]),
      ...[1, 2, 3, ...(gap ? [] : [4])].map((x): Static => ['fence_x', x, 5]),
    ];
    const start = [0, 0];
    expect(findingsOf({ statics: [...HUT, ...DOOR, ...ring(true)], start } as object)).toEqual([]);
    expect(findingsOf({ statics: [...HUT, ...DOOR, ...ring(false)], start } as object)).toEqual([
      'warning storey 0, tile (2, 4), north edge: no way leads to door_x from the edge of the map; expected doors that people get to. Open a wall or a fence on the way, or move what stands in it.',
    ]);
  });

  it('does not go through water', () => {
    const statics: Static[] = [
      ['wall_door_x', 2, 2],
      ['door_x', 2, 2],
    ];
    const moat = ['......', '.~~~~.', '.~..~.', '.~~~~.', '......', '......'];
    expect(findingsOf({ terrain: moat, statics, start: [0, 0] } as object)).toEqual([
      'warning storey 0, tile (2, 2), north edge: nobody gets through door_x: ground_water north of it; expected a free tile on both sides of a door. Move what stands there, or move the door.',
    ]);
    const lake = ['~~~~~~', '~~~~~~', '~~..~~', '~~..~~', '~~..~~', '~~~~~~'];
    const inner: Static[] = [
      ['wall_door_x', 2, 3],
      ['door_x', 2, 3],
    ];
    // An island: people are where the view starts.
    expect(findingsOf({ terrain: lake, statics: inner, start: [2, 4] } as object)).toEqual([]);
    expect(findingsOf({ terrain: lake, statics: inner, start: [0, 0] } as object)).toHaveLength(1);
  });

  it.each<[Static[], string]>([
    [[['bed', 2, 3.4, 0, 's']], 'storey 0, tile (2, 4), north edge: nobody gets through door_x: bed north of it'],
    [
      [
        ['bed', 2, 3.4, 0, 's'],
        ['stool', 2, 4],
      ],
      'storey 0, tile (2, 4), north edge: nobody gets through door_x: bed north of it and stool south of it',
    ],
  ])('finds what stands before or behind: %j', (statics, words) => {
    expect(findingsOf({ statics: [...HUT, ...DOOR, ...statics], start: [0, 0] } as object)).toEqual([
      `warning ${words}; expected a free tile on both sides of a door. Move what stands there, or move the door.`,
    ]);
  });

  it('takes the end of the map for no way, and says nothing of ways to upper storeys', () => {
    const statics: Static[] = [
      ['wall_door_y', 0, 2],
      ['door_y', 0, 2],
      ['door_y', 3, 2, 2.1213],
    ];
    expect(findingsOf({ statics })).toEqual([
      'warning storey 0, tile (0, 2), west edge: nobody gets through door_y: the end of the map west of it; expected a free tile on both sides of a door. Move what stands there, or move the door.',
    ]);
  });
});

/** The hut with a room of a storey, a roof over it and more. */
function hutWith(statics: readonly Static[], roofs: readonly Static[] = ROOF): object {
  const storeys = [
    { level: 0, rooms: [[2, 2, 4, 4]], statics: [...HUT, ...statics] },
    { level: 1, roof: true, statics: roofs },
  ];
  return { buildings: [{ name: 'hut', storeys }], start: [0, 0] };
}
const ROOF: readonly Static[] = [
  ['roof_a', 2, 2, 1.5],
  ['roof_a', 3, 2, 1.5],
  ['roof_b', 2, 3, 1.5],
  ['roof_b', 3, 3, 1.5],
];

describe('checkMap: light', () => {
  const DARK =
    'warning storey 0, room 0 of "hut": no light reaches it at night, 4 tiles from (2, 2); expected a light for every room. Put a lamp or a lit window there.';

  it.each<[string, Static[]]>([
    ['nothing shines', [...DOOR]],
    ['a lamp stands outside the shut door', [...DOOR, ['lamp', 2, 4]]],
    [
      'a lamp is too far from the open door',
      [
        ['wall_door_x', 2, 4],
        ['lamp', 2.4, 5.45],
        ['door_open_x', 2, 4],
      ],
    ],
    ['a lamp hangs in the storey above', [...DOOR, ['lamp', 2, 2, 2.2]]],
  ])('finds the room dark when %s', (_, statics) => expect(findingsOf(hutWith(statics))).toEqual([DARK]));

  it.each<[string, Static[]]>([
    ['a lamp stands inside', [...DOOR, ['lamp', 2, 3]]],
    [
      'a lamp shines through an open door and an arch',
      [
        ['wall_door_x', 2, 4],
        ['door_open_x', 2, 4],
        ['lamp', 2.5, 4.2],
      ],
    ],
    ['its window is lit', [['wall_window_x', 2, 4]]],
  ])('finds the room lit when %s', (_, statics) => expect(findingsOf(hutWith(statics))).toEqual([]));

  it('names the tiles that stay dark', () => {
    const wing = [...DOOR, ['wall_a_y', 3, 2], ['wall_a_y', 3, 3], ['lamp', 2, 2]] as Static[];
    expect(findingsOf(hutWith(wing))).toEqual([
      'warning storey 0, room 0 of "hut": no light reaches 2 of its 4 tiles at night: (3, 2), (3, 3); expected a light for every room. Put a lamp or a lit window there.',
    ]);
  });

  it('says nothing of light where lights are not known', () => {
    const text = JSON.stringify({
      version: 1,
      name: 'yard',
      legend: { '.': 'ground_grass' },
      terrain: GRASS,
      ...hutWith(DOOR),
    });
    const read = readMap({ source: 'maps/yard', bytes: new TextEncoder().encode(text) }, new Set(NAMES));
    expect(checkMap(read.map!, CATALOGUE, undefined)).toEqual([]);
  });
});

describe('checkMap: roofs', () => {
  it('finds the tiles that it rains into', () => {
    const inside: Static[] = [...DOOR, ['lamp', 2, 3]];
    expect(findingsOf(hutWith(inside, ROOF.slice(1)))).toEqual([
      'warning storey 0, room 0 of "hut": nothing covers (2, 2); expected a roof or a floor over every room. Lay roof pieces over these tiles.',
    ]);
    expect(findingsOf(hutWith(inside, []))).toEqual([
      'warning storey 0, room 0 of "hut": nothing covers (2, 2), (3, 2), (2, 3), (3, 3); expected a roof or a floor over every room. Lay roof pieces over these tiles.',
    ]);
  });

  it('takes a room or a floor above for a roof', () => {
    const lamp: Static[] = [...DOOR, ['lamp', 2, 3]];
    const floors = ROOF.map(([, x, y]): Static => ['floor_a', x, y, 2.1213]);
    expect(findingsOf(hutWith(lamp, floors))).toEqual([]);
  });
});

describe('checkMap: hills', () => {
  const DOOR_WARNING =
    'warning storey 0, tile (2, 4), north edge: no way leads to door_x from the edge of the map; expected doors that people get to. Open a wall or a fence on the way, or move what stands in it.';
  const plateau = (height: string, ramp = height) =>
    GRASS.map((_, y) => (y === 0 || y === 5 ? '000000' : `0${height.repeat(3)}${y === 4 ? ramp : height}0`));

  it('knows which steps people do not climb', () => {
    const built = { statics: [...HUT, ...DOOR], start: [0, 0] } as object;
    // Three digits of 4 texels are a stair, four a wall.
    expect(findingsOf({ ...built, hills: { steps: plateau('3') } })).toEqual([]);
    expect(findingsOf({ ...built, hills: { steps: plateau('4') } })).toEqual([DOOR_WARNING]);
    expect(findingsOf({ ...built, hills: { steps: plateau('4', '2') } })).toEqual([]);
  });

  it('counts heights from the ground: what is sound on level ground is sound on a hill', () => {
    const rooms = [[1, 1, 3, 3]];
    const buildings = [{ name: 'hut', storeys: [{ level: 0, rooms }] }];
    const statics: Static[] = [
      ['lamp', 1, 1],
      ['bed', 4, 4],
    ];
    const flat = findingsOf({ statics, buildings });
    expect(findingsOf({ statics, buildings, hills: { corners: Array(7).fill('8888888') } })).toEqual(flat);
  });

  it('warns of a building whose ground is not level', () => {
    const buildings = [{ name: 'hut', storeys: [{ level: 0, rooms: [[1, 1, 3, 3]] }] }];
    const statics: Static[] = [
      ['lamp', 1, 1],
      ...[1, 2].flatMap((y) => [1, 2].map((x): Static => ['roof_a', x, y, 2.2])),
    ];
    expect(findingsOf({ statics, buildings, hills: { steps: GRASS.map(() => '222220') } })).toEqual([]);
    expect(findingsOf({ statics, buildings, hills: { steps: GRASS.map(() => '222000') } })).toEqual([
      'warning the ground of "hut" is not level at (3, 1), (3, 2); expected level ground under a building. Level the hills there, or move the building.',
    ]);
    expect(findingsOf({ statics, buildings, hills: { corners: Array(7).fill('0111111') } })).toEqual([]);
    expect(findingsOf({ statics, buildings, hills: { corners: Array(7).fill('0011111') } })).toHaveLength(1);
  });
});
