import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DOCS_SELECTION } from '../../../../scripts/catalogue/docs-selection.ts';
import { isGroundName } from '../../../../shared/names.ts';

const REPO = fileURLToPath(new URL('../../../../', import.meta.url));
const PICTURES_BYTES_MAX = 300_000;

const fileOf = ({ name, light }: (typeof DOCS_SELECTION)[number]): string => `${name}-${light}.png`;

it('names sheets that there are, each once in a picture', () => {
  for (const { name, sprites } of DOCS_SELECTION) {
    const missing = sprites.filter((sprite) => {
      return !existsSync(`${REPO}assets/${isGroundName(sprite) ? 'ground' : 'sprites'}/${sprite}/sprite.json`);
    });
    expect(missing, name).toEqual([]);
    expect(new Set(sprites).size, name).toBe(sprites.length);
  }
});

it('is what docs/catalogue/ holds and describes, in small pictures', () => {
  const folder = `${REPO}docs/catalogue`;
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(pictures.sort()).toEqual(DOCS_SELECTION.map(fileOf).sort());
  const text = readFileSync(`${folder}/README.md`, 'utf8');
  const shown = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file);
  expect(shown).toEqual(DOCS_SELECTION.map(fileOf));
  for (const file of pictures) expect(statSync(`${folder}/${file}`).size, file).toBeLessThan(PICTURES_BYTES_MAX);
});
