// References on disk: one folder a renderer and case, with the picture and the sentence that it was judged by.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameUrl } from '../../scripts/page/open-game.ts';
import { decodePicture, encodePicture, type Picture } from '../../scripts/page/picture.ts';
import type { ParityCase } from './cases.ts';

const REFERENCES_FOLDER = join(import.meta.dirname, 'references');
const PICTURE_FILE = 'expected.png';
const SENTENCE_FILE = 'README.md';

function folderOf(rendererKey: string, name: string): string {
  return join(REFERENCES_FOLDER, rendererKey, name);
}

/** What the reference's README says: why a person accepted the picture. */
export function describeCase({ name, expect, options, size }: ParityCase): string {
  return `# ${name}\n\n${expect}\n\n\`${gameUrl('', options)}\` at ${size.width} x ${size.height} device pixels.\n`;
}

/** @returns undefined when there is none */
export function readReference(rendererKey: string, name: string): Picture | undefined {
  try {
    return decodePicture(readFileSync(join(folderOf(rendererKey, name), PICTURE_FILE)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @returns the README's text, or undefined */
export function readSentence(rendererKey: string, name: string): string | undefined {
  try {
    return readFileSync(join(folderOf(rendererKey, name), SENTENCE_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeReference(rendererKey: string, parityCase: ParityCase, picture: Picture): void {
  const folder = folderOf(rendererKey, parityCase.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, PICTURE_FILE), encodePicture(picture));
  writeFileSync(join(folder, SENTENCE_FILE), describeCase(parityCase));
}

/** Names of the renderers that have references, sorted. */
export function listRenderers(): string[] {
  return listFolder(REFERENCES_FOLDER);
}

/** Names of the cases that have a reference, sorted. */
export function listReferences(rendererKey: string): string[] {
  return listFolder(join(REFERENCES_FOLDER, rendererKey));
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
