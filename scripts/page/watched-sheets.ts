// Watches sheets, maps and catalogue while the game is served: bakes what changes and tells the pages over the server's own
// socket. Its files are served as if they lay in the bake; the bake itself is not touched.

import type { Plugin, ViteDevServer } from 'vite';
import { describeRebuild, describeWorld } from '../../baker/cli/describe-rebuild.ts';
import { describeFault, type Fault } from '../../baker/fault.ts';
import type { SpritePack } from '../../baker/io/bake-pack.ts';
import { readManifestText } from '../../baker/io/holds-bake.ts';
import { type Rebuilt, type WatchRequest, watchSheets } from '../../baker/io/watch-sheets.ts';
import { type CheckedWorld, watchWorld } from '../../baker/io/watch-world.ts';
import { folderNameOf } from '../../baker/read/sheet-source.ts';
import { MANIFEST_FILE } from '../../shared/format/manifest.ts';
import {
  OVERLAY_ASK_EVENT,
  OVERLAY_NEWS_EVENT,
  type OverlayNews,
  type SheetFaults,
} from '../../shared/overlay-news.ts';
import { messageOf } from '../script-error.ts';
import { WatchedMaps } from './watched-maps.ts';

/** What has changed since the bake: the packs to lay over it, and the sheets that have faults. */
class Overlay {
  readonly #packs = new Map<string, SpritePack>();
  readonly #faults = new Map<string, SheetFaults>();
  readonly maps = new WatchedMaps();

  /** @returns what is new for pages that knew all before */
  add({ source, pack, faults }: Rebuilt): OverlayNews {
    if (pack === undefined) {
      const lines = faults.map(describeFault);
      this.#faults.set(source, { source, lines });
      return this.#news([]);
    }
    this.#faults.delete(source);
    this.#packs.set(folderNameOf(source), pack);
    return this.#news([pack]);
  }

  /** @returns what is new for pages that knew all before */
  addWorld(checked: CheckedWorld): OverlayNews {
    this.maps.take(checked);
    return this.#news([]);
  }

  /** What a page that knows nothing has to be told. */
  get all(): OverlayNews {
    return this.#news([...this.#packs.values()]);
  }

  /** A file of a pack. @param path as in its manifest */
  file(path: string): Uint8Array | undefined {
    for (const { files } of this.#packs.values()) {
      const bytes = files.get(path);
      if (bytes !== undefined) return bytes;
    }
    return this.maps.read(path);
  }

  #news(packs: readonly SpritePack[]): OverlayNews {
    const faults = [...this.#faults.values(), ...this.maps.faults];
    return { packs: packs.map(({ manifest }) => manifest), maps: this.maps.files, faults };
  }
}

/** @param print takes a line for who works on the sheets */
export function watchedSheets(request: WatchRequest, print: (line: string) => void): Plugin {
  return {
    name: 'tallow-watched-sheets',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const overlay = new Overlay();
      const socket = server.environments.client.hot;
      // The page need not wait for it.
      const tell = (faults: readonly Fault[], line: string, news: OverlayNews): void => {
        for (const fault of faults) print(`${fault.severity} ${describeFault(fault)}`);
        print(line);
        socket.send(OVERLAY_NEWS_EVENT, news);
      };
      const watching = Promise.all([
        watchSheets(request, (rebuilt) => tell(rebuilt.faults, describeRebuild(rebuilt), overlay.add(rebuilt))),
        watchWorld(request, (checked) => tell(checked.faults, describeWorld(checked), overlay.addWorld(checked))),
      ]);
      watching.then(
        () => print(`watching ${request.assets}`),
        (error: unknown) => print(`sheets are not watched: ${messageOf(error)}`),
      );
      socket.on(OVERLAY_ASK_EVENT, (_, client) => client.send(OVERLAY_NEWS_EVENT, overlay.all));
      const closeServer = server.close.bind(server);
      server.close = async () => {
        await watching.then(
          (watches) => Promise.all(watches.map((watch) => watch.close())),
          () => {},
        );
        await closeServer();
      };
      server.middlewares.use('/baked', (asked, response, next) => {
        const send = (content: Uint8Array | string | undefined): void => {
          if (content === undefined) {
            next();
            return;
          }
          response.setHeader('Cache-Control', 'no-store');
          response.end(content);
        };
        const path = (asked.url ?? '').slice(1).split('?')[0]!;
        if (path !== MANIFEST_FILE) return send(overlay.file(path));
        void readManifestText(request.out).then((text) => send(text && overlay.maps.overlayManifest(text)));
      });
    },
  };
}
