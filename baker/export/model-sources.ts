// Which texts a model script's sheets are made from: the script, the helpers that it imports and those that they import, and
// the exporter. Values in, values out.

/** Folder of the helpers and of the exporter, below the exporter's folder. */
export const HELPERS_FOLDER = 'tallow_model';
export const EXPORTER_FOLDER = 'tallow_export';
const PALETTE_FILE = `${EXPORTER_FOLDER}/palette.py`;

/** A material's line in the palette. */
const MATERIAL_LINE = /^ {4}"(\w+)": \(.*$/gm;

/** Text by path below the exporter's folder, with `/`. */
export type Sources = ReadonlyMap<string, string>;

/**
 * @param text Python
 * @param folder package that it stands in; undefined: in none
 * @returns paths of the modules of HELPERS_FOLDER and EXPORTER_FOLDER that it imports, whether they exist or not
 */
export function listImports(text: string, folder: string | undefined): string[] {
  const packages = [HELPERS_FOLDER, EXPORTER_FOLDER].join('|');
  const modules: string[] = [];
  for (const [, from = '', names = ''] of text.matchAll(
    /^[ \t]*from[ \t]+(\.?[\w.]*)[ \t]+import[ \t]+\(?([^)#\n]*(?:\n[^)]*\))?)/gm,
  )) {
    const module = from.startsWith('.') ? `${folder ?? ''}${from === '.' ? '' : from}` : from;
    if (!new RegExp(`^(?:${packages})(?:\\.|$)`).test(module)) continue;
    // `from package import module` names modules; `from package.module import name` names what is in one.
    if (module.includes('.')) modules.push(module);
    else for (const [name] of names.matchAll(/\w+/g)) modules.push(`${module}.${name}`);
  }
  for (const [, module] of text.matchAll(new RegExp(`^[ \\t]*import[ \\t]+((?:${packages})\\.[\\w.]+)`, 'gm')))
    modules.push(module!);
  return [...new Set(modules)].map((module) => `${module.replaceAll('.', '/')}.py`);
}

/**
 * @param script the model's text
 * @param sources of the helpers and the exporter
 * @returns the texts that its sheets depend on, by path; the script is `model`. Of the palette only the materials that are named
 *   in them, since a line more changes nothing of what is there
 */
export function gatherSources(script: string, sources: Sources): Sources {
  const gathered = new Map([['model', script]]);
  const add = (path: string): void => {
    const text = sources.get(path);
    if (text === undefined || gathered.has(path)) return;
    gathered.set(path, text);
    for (const next of listImports(text, path.split('/')[0])) add(next);
  };
  for (const path of listImports(script, undefined)) add(path);
  const models = [...gathered.values()].join('\n');
  for (const path of sources.keys()) if (!path.startsWith(`${HELPERS_FOLDER}/`)) add(path);
  add(`${HELPERS_FOLDER}/__init__.py`);
  const palette = gathered.get(PALETTE_FILE);
  if (palette !== undefined)
    gathered.set(
      PALETTE_FILE,
      palette
        .replace(MATERIAL_LINE, (line, name: string) => (new RegExp(`["']${name}["']`).test(models) ? line : ''))
        .replace(/\n{2,}/g, '\n'),
    );
  return gathered;
}
