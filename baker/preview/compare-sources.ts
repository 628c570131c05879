// What a bake would have to do, by comparing what it would be made from with what the bake that stands was made from.

import { compareText } from '../../shared/sort.ts';

/** What a bake was made from. */
export interface BakeSources {
  /** Digest of the code; undefined: not known. */
  readonly code: string | undefined;
  /** Stamps of sources by what is made of them: `sprites/barrel`, `maps/corner`. */
  readonly stamps: Readonly<Record<string, string>>;
}

/** `cache`: nothing is known to have changed, but the result is not in the cache. */
export type ChangeReason = 'new' | 'source' | 'code' | 'source and code' | 'cache';

export interface PlannedChange {
  /** `sprites/barrel`, `maps/corner`. */
  readonly owner: string;
  readonly reason: ChangeReason;
}

export interface SourceChanges {
  /** Sprites that would be baked. Sorted by owner, as the others are. */
  readonly bake: readonly PlannedChange[];
  /** What is made anew without baking: sprites that the cache has, and maps. */
  readonly remake: readonly PlannedChange[];
  /** Owners that are in the bake that stands and would not be in the next. */
  readonly gone: readonly string[];
}

/**
 * @param before undefined: no bake stands there, or nothing is known of it
 * @param cached owners of sprites whose results the cache has
 */
export function compareSources(
  before: BakeSources | undefined,
  after: BakeSources,
  cached: ReadonlySet<string>,
): SourceChanges {
  const owners = Object.keys(after.stamps).sort(compareText);
  const changes = owners.flatMap((owner): PlannedChange[] => {
    const reason = findReason(before, after, owner);
    const isMade = owner.startsWith('maps/') || cached.has(owner);
    if (reason === undefined) return isMade ? [] : [{ owner, reason: 'cache' }];
    // A map is checked and written by every bake: that other code does it is no news.
    return reason === 'code' && owner.startsWith('maps/') ? [] : [{ owner, reason }];
  });
  const isBaked = ({ owner }: PlannedChange): boolean => owner.startsWith('sprites/') && !cached.has(owner);
  return {
    bake: changes.filter(isBaked),
    remake: changes.filter((change) => !isBaked(change)),
    gone: Object.keys(before?.stamps ?? {})
      .filter((owner) => !(owner in after.stamps))
      .sort(compareText),
  };
}

function findReason(before: BakeSources | undefined, after: BakeSources, owner: string): ChangeReason | undefined {
  const old = before?.stamps[owner];
  if (before === undefined || old === undefined) return 'new';
  const isOtherCode = before.code !== undefined && before.code !== after.code;
  if (old === after.stamps[owner]) return isOtherCode ? 'code' : undefined;
  return isOtherCode ? 'source and code' : 'source';
}
