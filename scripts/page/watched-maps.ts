// Maps that have changed since the bake: a page that loads finds them in the manifest, as if the bake had them.

import { describeFault } from '../../baker/fault.ts';
import type { CheckedMap, CheckedWorld } from '../../baker/io/watch-world.ts';
import type { BakedFile, Manifest } from '../../shared/format/manifest.ts';
import type { SheetFaults } from '../../shared/overlay-news.ts';

export class WatchedMaps {
  readonly #maps = new Map<string, CheckedMap>();
  #faults: readonly SheetFaults[] = [];

  take({ maps, faults }: CheckedWorld): void {
    for (const map of maps) this.#maps.set(map.name, map);
    const errors = faults.filter(({ severity }) => severity === 'error');
    const lines = new Map<string, string[]>();
    for (const fault of errors) lines.set(fault.source, [...(lines.get(fault.source) ?? []), describeFault(fault)]);
    this.#faults = [...lines].map(([source, told]) => ({ source, lines: told }));
  }

  get faults(): readonly SheetFaults[] {
    return this.#faults;
  }

  get files(): Readonly<Record<string, BakedFile>> {
    return Object.fromEntries([...this.#maps].map(([name, { file }]) => [name, file]));
  }

  /** @param path as in the manifest */
  read(path: string): Uint8Array | undefined {
    return [...this.#maps.values()].find(({ file }) => file.path === path)?.bytes;
  }

  /** @returns the manifest's text with these maps in it; undefined: there are none, or it cannot be read */
  overlayManifest(text: string): string | undefined {
    if (this.#maps.size === 0) return undefined;
    const manifest = JSON.parse(text) as Manifest;
    return JSON.stringify({ ...manifest, maps: { ...manifest.maps, ...this.files } });
  }
}
