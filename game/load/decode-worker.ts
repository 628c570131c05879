// The loading worker: fetches, checks, decompresses and decodes what the main thread asks for, and merges shells. The main
// thread only places what arrived.

import type { BakedFile } from '../../shared/format/manifest.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { fetchBaked, fetchPacked } from './fetch-baked.ts';
import { type CellShells, type MergedShells, mergeShells, rememberShells } from './merge-shells.ts';
import { SpareBuffers } from './spare-buffers.ts';
import { unpackTexels } from './unpack-texels.ts';

export type WorkerRequest =
  | { readonly id: number; readonly kind: 'texels'; readonly base: string; readonly file: BakedFile }
  | {
      readonly id: number;
      readonly kind: 'shell';
      readonly base: string;
      readonly file: BakedFile;
      readonly sprite: string;
    }
  | { readonly id: number; readonly kind: 'merge'; readonly cell: CellShells }
  /** Buffers of images that were uploaded; gets no answer. */
  | { readonly id: number; readonly kind: 'spare'; readonly buffers: readonly ArrayBuffer[] };

export type WorkerReply =
  | { readonly id: number; readonly kind: 'texels'; readonly images: readonly TexelImage[] }
  | { readonly id: number; readonly kind: 'shell' }
  | { readonly id: number; readonly kind: 'merge'; readonly merged: MergedShells }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };

const spare = new SpareBuffers();

async function answer(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'texels': {
      const images = unpackTexels(await fetchPacked(request.file, request.base), (bytes) => spare.take(bytes));
      const buffers = images.flatMap((image) =>
        [image.albedo, image.normal, image.material, image.emissive, image.heights].map((plane) => plane.buffer),
      );
      reply({ id: request.id, kind: 'texels', images }, buffers);
      return;
    }
    case 'shell': {
      rememberShells(request.sprite, await fetchBaked(request.file, request.base));
      reply({ id: request.id, kind: 'shell' }, []);
      return;
    }
    case 'spare': {
      for (const buffer of request.buffers) spare.put(buffer);
      return;
    }
    case 'merge': {
      const merged = mergeShells(request.cell);
      reply({ id: request.id, kind: 'merge', merged }, [merged.positions.buffer, merged.indices.buffer]);
      return;
    }
  }
}

function reply(message: WorkerReply, transfer: readonly ArrayBufferLike[]): void {
  const buffers = [...new Set(transfer)].filter((buffer) => buffer instanceof ArrayBuffer);
  self.postMessage(message, { transfer: buffers });
}

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const request = event.data;
  answer(request).catch((error: unknown) => {
    reply({ id: request.id, kind: 'error', message: error instanceof Error ? error.message : String(error) }, []);
  });
});
