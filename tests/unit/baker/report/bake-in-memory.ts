// A bake of a few sheets without a disk: what the report's tests read.

import { bakeAll } from '../../../../baker/bake-plan.ts';
import { bakeSheet } from '../../../../baker/bake-sheet.ts';
import type { ReadBake } from '../../../../baker/report/compare-bakes.ts';
import { decodeBake } from '../../../../baker/report/decode-bake.ts';
import { encodeSheet } from '../../../../baker/stand-in/encode-sheet.ts';
import type { BakeSummary } from '../../../../baker/write/bake-summary.ts';
import type { Outputs } from '../../../../baker/write/build-outputs.ts';
import { createFrameMaps, type FrameMaps, type Sheet } from '../../../../shared/format/sheet.ts';
import { TO_CAMERA } from '../../../../shared/projection.ts';

export interface MemoryBake extends ReadBake {
  readonly outputs: Outputs;
  readonly summary: BakeSummary;
}

export async function bakeInMemory(sheets: readonly Sheet[]): Promise<MemoryBake> {
  const inputs = await Promise.all(
    sheets.map(async (sheet) => ({
      value: { source: `sprites/${sheet.info.name}`, files: await encodeSheet(sheet) },
      stamp: sheet.info.name,
    })),
  );
  const { outputs, summary } = await bakeAll(
    { sheets: inputs, maps: [], catalogue: [], faults: [] },
    { bakeSheets: (tasks) => Promise.all(tasks.map(bakeSheet)), standIns: false },
  );
  const files = new Map(outputs.files.map(({ file, bytes }) => [file.path, bytes]));
  return {
    outputs,
    summary,
    files,
    content: decodeBake(outputs.manifest, files, Object.keys(outputs.manifest.sprites)),
  };
}

/** Colour of a texel, or undefined where there is none. */
export type Paint = (x: number, y: number, frame: number) => readonly [number, number, number] | undefined;

/** A low grey card that faces the camera: every picture is what the test paints. */
export function paintSheet(name: string, width: number, height: number, frames: number, paint: Paint): Sheet {
  const paintFrame = (frame: number): FrameMaps => {
    const maps = createFrameMaps(width, height);
    for (let i = 0; i < width * height; i++) {
      const color = paint(i % width, Math.floor(i / width), frame);
      if (color === undefined) continue;
      maps.albedo.set([...color, 255], i * 4);
      maps.normal.set(
        TO_CAMERA.map((part) => Math.round(part * 127.5 + 127.5)),
        i * 3,
      );
      maps.heights[i] = 20000;
      maps.backs[i] = 15000;
      maps.material.set([0, 255, 0], i * 3);
    }
    return maps;
  };
  return {
    info: {
      version: 3,
      name,
      frameWidth: width,
      frameHeight: height,
      frames,
      columns: frames,
      anchor: [width / 2, height - 1],
      heightRange: 2,
      footprint: [1, 1],
      emissiveScale: 0,
      facings: 1,
      variants: frames,
      animations: {},
    },
    frames: Array.from({ length: frames }, (_, frame) => paintFrame(frame)),
  };
}
