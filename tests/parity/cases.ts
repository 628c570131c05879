// The scenes whose pictures are kept: the one list that the comparison and the renewal of references both follow.

import type { GameOptions, PageSize } from '../../scripts/page/open-game.ts';

export interface ParityCase {
  /** Folder of its reference. */
  readonly name: string;
  /** What a person should see in it, in a sentence. */
  readonly expect: string;
  readonly options: GameOptions;
  readonly size: PageSize;
}

/** 160 x 100 texels at the default zoom: enough for a house's corner, quick on a software renderer. */
const SMALL: PageSize = { width: 640, height: 400, dpr: 1 };

/** 352 x 376 texels at zoom 2: a whole street corner. */
const SCENE: PageSize = { width: 704, height: 752, dpr: 1 };

/** What all cases share. */
const COMMON: GameOptions = { map: 'crossing', freeze: '1' };

function parityCase(name: string, options: GameOptions, expect: string, size = SMALL): ParityCase {
  return { name, expect, options: { ...COMMON, ...options }, size };
}

/** A scene at the three hours that its art is judged at. */
function sceneCases(name: string, options: GameOptions, expects: readonly [noon: string, low: string, night: string]) {
  const hours = [
    ['noon', '12'],
    ['low', '17.5'],
    ['night', '22'],
  ] as const;
  return hours.map(([hour, time], i) =>
    parityCase(`${name}-${hour}`, { ...options, time, zoom: '2' }, expects[i]!, SCENE),
  );
}

export const PARITY_CASES: readonly ParityCase[] = [
  ...sceneCases('corner', { map: 'corner' }, [
    'A timber house and a thatched cottage at a crossing of cobbled streets, an oak behind; villagers, stall, well and cart; warm light, cool short shadows to the upper right.',
    'The same in copper light from the left; long whole shadows, the roofs glow, east faces in cool shade still show their form.',
    'Blue readable night; a soft-edged pool of warm light round the street lamp and before each lit window wakes the true colours.',
  ]),
  ...sceneCases('house', { map: 'house', roofs: 'no-roofs' }, [
    'A house without its roof: a hall with hearth, laid table and shelves, a bedroom; shade inside, fire glow near the hearth; garden and fence in the sun.',
    'The same in the evening: the sun slants in over the west wall, the rest lies in shade.',
    'Hearth and candles light the rooms and not the garden behind the walls; lamp, brazier and windows light the street.',
  ]),
  ...sceneCases('hillside', { map: 'hillside' }, [
    'A grassy hill with three standing stones, its lee darker; a pond under a willow; two terraces held by dry stone walls with grass hanging over them, and a stair of gravel that leads up through the lower.',
    'The same in copper light from the left; the stones and the hill throw long shadows down its far side and on over the terrace, none has a gap or a stripe.',
    'Fires and lanterns draw pools on both levels; the walls that face a fire are bright, those that face away lie in moonlight.',
  ]),
  ...sceneCases('village', { map: 'village' }, [
    'The square: well, four stalls and people between inn, smithy, bakery and houses with fenced gardens; a stream with a bridge below, the church above; warm light, cool short shadows.',
    'The same in copper light from the left; whole roofs lie in the shadow of others, braziers already glow on the cobbles.',
    'Lamps, windows, braziers and a torch draw pools of warm light on the square and along the lanes; roofs, stream and trees lie in moonlight.',
  ]),
  parityCase(
    'see-through',
    { map: 'corner', mobile: '20,18.4', focus: '19.5,18.5', time: '12' },
    'A farmer behind the timber house, seen whole through a round hole in roof and gable; the rim thins out in single texels without dark dots; the shadow of the roof is whole.',
  ),
  parityCase(
    'see-through-off',
    { map: 'corner', mobile: '20,18.4', focus: '19.5,18.5', time: '12', disable: 'see_through' },
    'The same without the hole: of the farmer only what the house does not hide.',
  ),
  parityCase(
    'cut-outline',
    { map: 'corner', mobile: '20,18.4', focus: '19.5,18.5', time: '12', enable: 'cut_outline' },
    'The farmer behind the house; in the hole thin dark lines go on where eave, gable and ridge stood, and none crosses the farmer.',
  ),
  parityCase(
    'see-through-two',
    { map: 'house', mobile: '16.3,17.3', focus: '16,17.5', time: '12' },
    'A farmer and a weaver before the hearth, under a tiled roof: two round holes that run into one, whole in the middle, thinning out at the rim of both.',
  ),
  parityCase(
    'crown-auto',
    { map: 'corner', mobile: '16.6,18.8', focus: '15.6,17.5', zoom: '2', time: '12' },
    'A farmer beside the oak, whose crown is gone: trunk and branches in the shade of the whole crown.',
  ),
  parityCase(
    'crown-never',
    { map: 'corner', mobile: '16.6,18.8', focus: '15.6,17.5', zoom: '2', time: '12', crowns: 'never' },
    'The same with the whole crown, which hides most of the branches.',
  ),
  parityCase(
    'crowns-always',
    { map: 'corner', crowns: 'always', zoom: '2', focus: '24,15', time: '17.5' },
    'A pine that is bare from root to tip and the stem of a birch; the grass about the pine lies in the shade of its whole crown.',
  ),
  parityCase(
    'noon',
    { time: '12' },
    'A bright scene; shadows shorter than their casters run to the upper right and touch the feet of what casts them.',
  ),
  parityCase(
    'morning',
    { time: '7' },
    'Low light from behind the left corner; long shadows run up and to the right, whole and without stripes.',
  ),
  parityCase(
    'low-sun',
    { time: '17.5' },
    'Warm light from the left; long shadows run to the right and bend where they climb walls.',
  ),
  parityCase(
    'night',
    { time: '22' },
    'Dark blue moonlight with faint shadows; windows, lamps and fires show their own glow.',
  ),
  parityCase(
    'half-post',
    { time: '12', zoom: '6', focus: '19.2,24.2' },
    'Two lamp posts at the end of a wall: the right one stands wholly before it, the left one is covered by it up to its lantern, texel by texel.',
  ),
  parityCase(
    'zoom-2',
    { time: '12', zoom: '2' },
    'The noon scene at two pixels a texel: four times the area, every texel a 2 x 2 square.',
  ),
  parityCase(
    'zoom-8',
    { time: '12', zoom: '8' },
    'The middle of the noon scene at eight pixels a texel, every texel an 8 x 8 square.',
  ),
  parityCase(
    'shadows-low',
    { time: '17.5', shadows: 'low' },
    'The low-sun scene with coarser shadow edges, in the same places.',
  ),
  parityCase(
    'shadows-medium',
    { time: '17.5', shadows: 'medium' },
    'The low-sun scene with shadow edges between low and high.',
  ),
  parityCase('shadows-off', { time: '17.5', disable: 'shadows' }, 'The low-sun scene without any cast shadow.'),
  parityCase('toon-off', { time: '12', disable: 'toon' }, 'The noon scene with smooth shading in place of bands.'),
  parityCase('outline-off', { time: '12', disable: 'outline' }, 'The noon scene without darker rims around things.'),
  parityCase(
    'occlusion-on',
    { time: '12', enable: 'occlusion' },
    'The noon scene, a shade darker in corners: at the feet of walls and things and where pieces meet.',
  ),
  parityCase(
    'contact-on',
    { map: 'corner', time: '17.5', zoom: '2', enable: 'contact' },
    'The corner in copper light; thin lines of shade beside feet, sills and boards, where the map alone leaves a gap.',
  ),
  parityCase(
    'bloom-on',
    { map: 'house', roofs: 'no-roofs', time: '22', zoom: '2', enable: 'bloom' },
    'The rooms at night; a soft glow about the hearth and each other flame, nothing else changed.',
  ),
  parityCase(
    'penumbra-on',
    { time: '17.5', enable: 'penumbra' },
    'The low-sun scene; edges of shadows crisp where they touch their casters, ever softer farther away.',
  ),
  parityCase(
    'clouds-on',
    { map: 'corner', time: '12', zoom: '2', enable: 'clouds' },
    'The corner at noon; the shade of a cloud lies over the crossing, the signpost and half of the stall, its edge soft, cast shadows no darker in it.',
    SCENE,
  ),
  parityCase(
    'vignette-on',
    { time: '12', enable: 'vignette' },
    'The noon scene, darker towards its corners, as bright as ever in the middle.',
  ),
  parityCase(
    'view-albedo',
    { view: 'albedo' },
    'Plain colours without light or shadow, in linear values: darker than they were painted.',
  ),
  parityCase(
    'view-normal',
    { view: 'normal' },
    "Directions as colours: ground in blue with its stones' edges, the two sides of walls in two colours, people and posts rounded.",
  ),
  parityCase(
    'view-position',
    { view: 'position' },
    'World x and y as red and green that start over on every tile, height as blue; no step where a wall or a person meets the ground.',
  ),
  parityCase(
    'view-depth',
    { view: 'depth' },
    'Nearness as grey that grows towards the camera and starts over every eight units; what stands breaks the pattern evenly.',
  ),
  parityCase(
    'view-lit',
    { view: 'lit' },
    'The light alone, without albedo, grading or outlines: bands of toon shading and the cast shadows.',
  ),
  parityCase(
    'view-outline',
    { view: 'outline' },
    'Things that have a rim in grey, their rims in white where something lies behind them; the ground black.',
  ),
  parityCase(
    'view-overdraw',
    { view: 'overdraw', zoom: '2' },
    'Blue where one sprite was drawn, greener where several lie over each other; the bare ground black.',
  ),
  parityCase(
    'view-atlas',
    { view: 'atlas' },
    'The layers of pages side by side: packed sprites without overlap, the rest empty.',
  ),
  parityCase(
    'view-shadows',
    { time: '17.5', view: 'shadows' },
    'What the sun reaches is white; cast shadows and faces turned from the sun are black; no stripes on lit faces.',
  ),
  parityCase(
    'view-material',
    { view: 'material' },
    'Surface kinds as colours, one over each thing of one stuff; metal stands out.',
  ),
  parityCase(
    'view-gather',
    { map: 'house', roofs: 'no-roofs', time: '22', view: 'gather', zoom: '2' },
    'What lamps give alone: the rooms lit to their walls and no further, half-rounds before the windows, rounds about lamp and brazier; all else black.',
  ),
  parityCase('view-emissive', { view: 'emissive' }, 'Only lamps, windows and fires show; all else is black.'),
];
