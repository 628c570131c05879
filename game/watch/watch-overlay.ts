// Listens to the development server: shows sprites as they are baked anew, loads a map that is another one now, and tells why
// something cannot be baked. No released page has this: it is loaded only where the server's socket is.

import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { RECORDS_PER_ROW } from '../../shared/format/frame-record.ts';
import type { BakedFile } from '../../shared/format/manifest.ts';
import type { SheetFaults } from '../../shared/overlay-news.ts';
import { OVERLAY_ASK_EVENT, OVERLAY_NEWS_EVENT, type OverlayNews } from '../../shared/overlay-news.ts';
import type { OpenedGame } from '../core/open-game.ts';
import type { SpareRoom } from '../load/page-arrays.ts';
import { FaultNotes } from './fault-notes.ts';
import { forgetReload, reloadFor } from './reload-map.ts';
import { SpriteSwapper } from './swap-sprites.ts';

/** Room for some thirty sheets of the size of a person's, at 18 MB a layer. */
export const OVERLAY_ROOM: SpareRoom = { layers: 2, records: 4 * RECORDS_PER_ROW };

export function watchOverlay(hot: ViteHotContext, { game, world }: OpenedGame, hud: HTMLElement): void {
  const notes = new FaultNotes(hud);
  const swapper = new SpriteSwapper(game, world, OVERLAY_ROOM);
  /** Texts of the packs that are shown: what comes again is left alone. */
  const shown = new Map<string, string>();
  let sheets: readonly SheetFaults[] = [];
  /** Sprites and maps that could be baked and not be shown. */
  const unshown = new Map<string, SheetFaults>();
  const showNotes = (): void => notes.show([...sheets, ...unshown.values()]);

  async function take(pack: OverlayNews['packs'][number]): Promise<void> {
    const [name] = Object.keys(pack.sprites);
    const text = JSON.stringify(pack);
    if (name === undefined || shown.get(name) === text) return;
    try {
      await swapper.swap(name, pack);
      shown.set(name, text);
      unshown.delete(name);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      unshown.set(name, { source: name, lines: [`${name} cannot be shown: ${message}`] });
    }
    showNotes();
  }

  const { manifest, map } = world.tables;
  let isLeaving = false;
  function takeMap(file: BakedFile | undefined): void {
    if (isLeaving) return;
    if (file === undefined || file.sha256 === manifest.maps[map.name]?.sha256) {
      forgetReload();
      return;
    }
    const { camera, level } = game.controls;
    isLeaving = reloadFor(file, { camera, shape: game.shape, level, hour: game.hour, roofs: game.roofs });
    if (isLeaving) return;
    const line = `The map ${map.name} has changed and did not arrive. Reload the page.`;
    unshown.set(map.name, { source: map.name, lines: [line] });
  }

  let work = Promise.resolve();
  hot.on(OVERLAY_NEWS_EVENT, ({ packs, maps, faults }: OverlayNews) => {
    sheets = faults;
    takeMap(maps[map.name]);
    showNotes();
    for (const pack of packs) work = work.then(() => take(pack));
  });
  hot.send(OVERLAY_ASK_EVENT);
}
