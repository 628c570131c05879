// Everything that the page tells, as values: what was baked, what it costs, what is wrong with it, what changed.

import type { SpriteLight } from '../../shared/format/light.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import type { BakeSummary, SpriteSummary } from '../write/bake-summary.ts';
import type { Lock } from '../write/lock.ts';
import { type ChangedSprite, compareBakes, type ReadBake } from './compare-bakes.ts';
import { type AtlasPage, drawPages } from './draw-pages.ts';
import { drawWarnings, type ShownWarning } from './draw-warnings.ts';
import { findLone, type LoneFinding } from './find-lone.ts';

export interface ByteKind {
  readonly kind: string;
  readonly files: number;
  readonly bytes: number;
}

/** Triangles and error of one level of detail, all sprites. */
export interface LevelFigures {
  readonly triangles: number;
  /** Largest measured two-sided error, units. */
  readonly error: number;
  /** The largest that is allowed, units. */
  readonly bound: number;
}

export interface LightRow extends SpriteLight {
  readonly sprite: string;
  readonly frame: number;
}

/** The bake that stood in the folder: none, this very one, or another. */
export type Changes =
  | { readonly kind: 'first' }
  | { readonly kind: 'same' }
  | { readonly kind: 'since'; readonly sprites: readonly ChangedSprite[]; readonly maps: readonly string[] };

export interface ReportModel {
  /** Sorted by name. */
  readonly sprites: readonly SpriteSummary[];
  readonly kinds: readonly ByteKind[];
  readonly gridTriangles: number;
  readonly levels: readonly LevelFigures[];
  readonly pages: readonly AtlasPage[];
  readonly lights: readonly LightRow[];
  readonly lone: readonly LoneFinding[];
  readonly warnings: readonly ShownWarning[];
  /** Names of sheets that no map places, sorted. */
  readonly unplaced: readonly string[];
  readonly changes: Changes;
}

/** What the page is made from. */
export interface ReportInput {
  readonly summary: Pick<BakeSummary, 'sprites' | 'fills' | 'lock'> & { readonly warnings: readonly Fault[] };
  /** This bake, with all its sprites. */
  readonly after: ReadBake;
  /** The bake before, with the sprites that differ; undefined: there was none that can be read. */
  readonly before: ReadBake | undefined;
  /** The folder held this very bake already. */
  readonly isSame: boolean;
  /** Sheets that warnings speak of, by source. */
  readonly sheets: ReadonlyMap<string, Sheet>;
  /** Names of sheets that no map places, sorted. */
  readonly unplaced: readonly string[];
}

export function buildReportModel({ summary, after, before, isSame, sheets, unplaced }: ReportInput): ReportModel {
  const { sprites, fills, lock, warnings } = summary;
  return {
    sprites,
    kinds: sumKinds(lock),
    gridTriangles: sprites.reduce((sum, { figures }) => sum + figures.gridTriangles, 0),
    levels: SHELL_ERRORS_UNITS.map((bound, lod) => ({
      triangles: sprites.reduce((sum, { figures }) => sum + (figures.triangles[lod] ?? 0), 0),
      error: Math.max(0, ...sprites.map(({ figures }) => figures.shellErrors[lod] ?? 0)),
      bound,
    })),
    pages: drawPages(after.content, fills),
    lights: [...after.content.sprites.values()].flatMap(({ name, lights }) =>
      lights.map((light) => ({ ...light, sprite: name })),
    ),
    lone: findLone(after.content, sprites),
    warnings: drawWarnings(warnings, sheets),
    unplaced,
    changes: isSame ? { kind: 'same' } : before === undefined ? { kind: 'first' } : compareSince(before, after),
  };
}

function compareSince(before: ReadBake, after: ReadBake): Changes {
  const [old, now] = [before.content.manifest.maps, after.content.manifest.maps];
  const maps = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort(compareText);
  const changed = maps.filter((name) => old[name]?.sha256 !== now[name]?.sha256);
  return { kind: 'since', sprites: compareBakes(before, after), maps: changed };
}

/** Words for the kinds of files, by how their ids end or begin; in the order of the page. */
const KINDS: readonly (readonly [kind: string, matches: (id: string) => boolean])[] = [
  ['texels', (id) => /^sprites\/.*texels$/.test(id)],
  ['shells', (id) => /^sprites\/.*\/shell$/.test(id)],
  ['bricks', (id) => /^sprites\/.*\/brick$/.test(id)],
  ['tables', (id) => id.startsWith('tables/')],
  ['maps', (id) => id.startsWith('maps/')],
  ['other', () => true],
];

/** @returns kinds that there are files of */
function sumKinds(lock: Lock): ByteKind[] {
  const sums = new Map(KINDS.map(([kind]) => [kind, { kind, files: 0, bytes: 0 }]));
  for (const [id, { bytes }] of Object.entries(lock)) {
    const sum = sums.get(KINDS.find(([, matches]) => matches(id))![0])!;
    sum.files++;
    sum.bytes += bytes;
  }
  return [...sums.values()].filter(({ files }) => files > 0);
}
