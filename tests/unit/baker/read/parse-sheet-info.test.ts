import { describe, expect, test } from 'vitest';
import { parseSheetInfo, readSheetName } from '../../../../baker/read/parse-sheet-info.ts';
import { INFO, infoWith, json } from './make-sheet.ts';

/** `found; expected` of each fault, warnings marked. */
function faultsOf(bytes: Uint8Array, folder = 'crate'): string[] {
  const { faults, info } = parseSheetInfo(bytes, folder);
  expect(info === undefined).toBe(faults.some((fault) => fault.severity === 'error'));
  return faults.map(({ severity, found, expected }) => `${severity === 'warning' ? '? ' : ''}${found}; ${expected}`);
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function utf16(value: string, bigEndian: boolean): Uint8Array {
  return Uint8Array.from([...value].flatMap((sign) => (bigEndian ? [0, sign.charCodeAt(0)] : [sign.charCodeAt(0), 0])));
}

test('reads every field', () => {
  const wang = { probability: 0.25, variants: Array.from({ length: 16 }, (_, bits) => [bits, 16 + bits]) };
  const animations = { idle: { frames: 1, fps: 2.5 }, walk: { frames: 3, fps: 10 } };
  const changes = { frames: 32, columns: 8, facings: 4, variants: 2, animations, wang, bare: true, footprint: [2, 1] };
  expect(parseSheetInfo(infoWith(changes), 'crate')).toEqual({
    info: {
      version: 3,
      name: 'crate',
      frameWidth: 6,
      frameHeight: 5,
      frames: 32,
      columns: 8,
      anchor: [3, 4],
      heightRange: 2,
      footprint: [2, 1],
      emissiveScale: 4,
      facings: 4,
      variants: 2,
      animations,
      wang,
    },
    hasBack: true,
    hasDebris: true,
    hasBare: true,
    faults: [],
  });
});

test('fills in what may be left out', () => {
  const { version, name, frame_w, frame_h, anchor, height_range } = INFO;
  const { info, hasBack, hasDebris } = parseSheetInfo(
    json({ version, name, frame_w, frame_h, anchor, height_range, frames: 6 }),
    'crate',
  );
  expect(info).toMatchObject({
    columns: 6,
    footprint: [1, 1],
    emissiveScale: 1,
    facings: 1,
    variants: 1,
    animations: {},
  });
  expect([hasBack, hasDebris]).toEqual([undefined, undefined]);
});

test.each([1, 2, 3])('version %i is read', (version) => {
  expect(parseSheetInfo(infoWith({ version }), 'crate').info?.version).toBe(version);
});

describe('encodings', () => {
  const good = JSON.stringify(INFO, null, 2);

  test('a byte order mark and any line ends are fine', () => {
    expect(faultsOf(text(`\ufeff${good.replaceAll('\n', '\r\n')}`))).toEqual([]);
  });

  test.each<[string, Uint8Array]>([
    ['the encoding is UTF-16 (little-endian)', Uint8Array.from([0xff, 0xfe, ...utf16(good, false)])],
    ['the encoding is UTF-16 (big-endian)', Uint8Array.from([0xfe, 0xff, ...utf16(good, true)])],
    ['the encoding is UTF-16 (little-endian, without a mark)', utf16(good, false)],
    ['the encoding is UTF-16 (big-endian, without a mark)', utf16(good, true)],
    ['the encoding is UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    [
      'the encoding is not UTF-8 (some bytes are no characters)',
      Uint8Array.from([...text('{"name":"'), 0xe9, 0x22, 0x7d]),
    ],
  ])('%s', (found, bytes) => {
    expect(faultsOf(bytes)).toEqual([`${found}; UTF-8`]);
  });
});

describe('one fault, one error', () => {
  const EDGE = 'a whole number from 1 to 4096 texels';
  const WANG_LISTS = '16 lists of frames from 0 to 0, none empty, by the bits n | e<<1 | s<<2 | w<<3';
  test.each<[string, Record<string, unknown>]>([
    ['version 4 is newer than this tool; version 1 to 3', { version: 4, frame_w: 'other', news: 1 }],
    ['"version" is missing; a whole number from 1 to 3', { version: undefined }],
    ['"version" is "3"; a whole number from 1 to 3', { version: '3' }],
    ['"version" is 0; a whole number from 1 to 3', { version: 0 }],
    ['"version" is 2.5; a whole number from 1 to 3', { version: 2.5 }],
    ['"name" is missing; a text', { name: undefined }],
    ['"name" is 7; a text', { name: 7 }],
    ['the name is "box"; the folder\'s name, "crate"', { name: 'box' }],
    [`"frame_w" is 0; ${EDGE}`, { frame_w: 0 }],
    [`"frame_w" is -6; ${EDGE}`, { frame_w: -6 }],
    [`"frame_w" is 6.5; ${EDGE}`, { frame_w: 6.5 }],
    [`"frame_h" is 4097; ${EDGE}`, { frame_h: 4097 }],
    [`"frame_h" is "5"; ${EDGE}`, { frame_h: '5' }],
    [`"frame_h" is null; ${EDGE}`, { frame_h: null }],
    ['"frames" is 0; a whole number from 1 to 1024', { frames: 0 }],
    ['"frames" is 1025; a whole number from 1 to 1024', { frames: 1025 }],
    ['"columns" is 2; a whole number from 1 to 1', { columns: 2 }],
    ['"anchor" is [3]; two numbers, x and y, each a whole number from -4096 to 8192', { anchor: [3] }],
    ['"anchor" is [3, 0.5]; two numbers, x and y, each a whole number from -4096 to 8192', { anchor: [3, 0.5] }],
    ['"anchor" is [13, 4]; at most a frame outside the frame: x from -6 to 12, y from -5 to 10', { anchor: [13, 4] }],
    ['"anchor" is [3, -6]; at most a frame outside the frame: x from -6 to 12, y from -5 to 10', { anchor: [3, -6] }],
    ['"height_range" is 0; a number from 0.001 to 256 units', { height_range: 0 }],
    ['"height_range" is -1; a number from 0.001 to 256 units', { height_range: -1 }],
    ['"height_range" is 257; a number from 0.001 to 256 units', { height_range: 257 }],
    ['"footprint" is [1, -1]; two numbers, x and y, each a whole number from 0 to 64 tiles', { footprint: [1, -1] }],
    ['"emissive_scale" is -1; a number from 0 to 1000', { emissive_scale: -1 }],
    ['"has_back" is 1; true or false', { has_back: 1 }],
    ['"has_debris" is "no"; true or false', { has_debris: 'no' }],
    ['"bare" is []; true or false', { bare: [] }],
    ['"facings" is 2; 1, 4 or 8', { facings: 2 }],
    ['"frames" is 1; a multiple of 4 (4 facings x 1 variant)', { facings: 4 }],
    ['"frames" is 9; a multiple of 6 (1 facing x 6 variants)', { frames: 9, variants: 6 }],
    [
      '"frames" is 9; 8 (4 facings x 2 animation frames x 1 variant)',
      { frames: 9, facings: 4, animations: { idle: { frames: 2, fps: 2 } } },
    ],
    ['"animations" is [1]; an object of { "frames", "fps" } by name', { animations: [1] }],
    [
      '"animations.walk" is 6; a name of a-z, 0-9 and underscores with { "frames", "fps" }',
      { animations: { walk: 6 } },
    ],
    ['"animations.walk.frames" is missing; a whole number from 1 to 1024', { animations: { walk: { fps: 6 } } }],
    [
      '"animations.walk.fps" is 0; a number from 0.01 to 240 steps a second',
      { animations: { walk: { frames: 1, fps: 0 } } },
    ],
    ['"wang" is true; an object of "probability" and "variants"', { wang: true }],
    [
      '"wang.probability" is 2; a number from 0 to 1',
      { wang: { probability: 2, variants: Array.from({ length: 16 }, () => [0]) } },
    ],
    [`"wang.variants" is [[0]]; ${WANG_LISTS}`, { wang: { variants: [[0]] } }],
    [`"wang.variants" is missing; ${WANG_LISTS}`, { wang: {} }],
    [
      '40 frames of 4096 x 1000 in 40 columns make maps of 163840 x 1000 texels; at most 16384 a side and 16777216 texels',
      { frame_w: 4096, frame_h: 1000, frames: 40 },
    ],
    [
      '16 frames of 4096 x 4096 in 4 columns make maps of 16384 x 16384 texels; at most 16384 a side and 16777216 texels',
      { frame_w: 4096, frame_h: 4096, frames: 16, columns: 4 },
    ],
  ])('%s', (fault, changes) => {
    expect(faultsOf(infoWith(changes))).toEqual([fault]);
  });

  test('numbers that are infinite in a double are no numbers', () => {
    const bytes = text(JSON.stringify(INFO).replace('"height_range":2', '"height_range":1e999'));
    expect(faultsOf(bytes)).toEqual(['"height_range" is null; a number from 0.001 to 256 units']);
  });

  test('what is not JSON is told with its line', () => {
    const broken = '{\n  "version": 3,\n  "name": "crate"\n  "frames": 1\n}';
    expect(faultsOf(text(broken))).toEqual(['not JSON: line 4, column 3: " where a comma or } belongs; valid JSON']);
  });

  test('JSON that is no object', () => {
    expect(faultsOf(text('[1, 2]'))).toEqual(['the file holds [1, 2]; a JSON object']);
    expect(faultsOf(new Uint8Array(0))).toEqual(['the file is empty; a JSON object']);
  });
});

test('all faults are told at once', () => {
  const { faults } = parseSheetInfo(
    infoWith({ name: 'Crate', frame_w: 0, frames: 'all', height_range: null }),
    'crate',
  );
  expect(faults.map((fault) => fault.severity)).toEqual(['error', 'error', 'error', 'error']);
});

describe('names', () => {
  const PATTERN =
    'lower-case words of a-z and 0-9 joined by underscores, at most 64 signs, none that Windows keeps for itself (con, nul)';

  test('a name that differs from its folder in letter case gets a hint', () => {
    expect(faultsOf(infoWith({ name: 'crate' }), 'Crate')).toEqual([
      'the name is "crate"; they differ in upper and lower case, which some systems tell apart and others do not; the folder\'s name, "Crate"',
    ]);
  });

  test.each([
    'Crate',
    'wall-x',
    '1wall',
    'wall__x',
    'wall_',
    'kiste.alt',
    'mauer_ä',
    'two words',
    'a'.repeat(65),
    'con',
    'lpt1',
  ])('%s', (name) => {
    expect(faultsOf(infoWith({ name }), name)).toEqual([`the name is "${name}"; ${PATTERN}`]);
  });

  test('a name can be read from a file that is faulty otherwise', () => {
    expect(readSheetName(infoWith({ version: 9, frames: -1 }))).toBe('crate');
    expect(readSheetName(infoWith({ name: 3 }))).toBeUndefined();
    expect(readSheetName(text('{'))).toBeUndefined();
  });
});

test('keys that nobody knows are warned about and left out', () => {
  const walk = { frames: 1, fps: 2, loop: true };
  const bytes = infoWith({ exporter: 'x 9.9', animations: { walk }, __proto__x: 1 });
  expect(faultsOf(bytes)).toEqual([
    '? the key "animations.walk.loop" is not known and is left out; only keys of the sheet format',
    '? the key "exporter" is not known and is left out; only keys of the sheet format',
    '? the key "__proto__x" is not known and is left out; only keys of the sheet format',
  ]);
});
