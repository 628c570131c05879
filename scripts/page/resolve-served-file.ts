import { isAbsolute, join, normalize, relative, sep } from 'node:path';

/**
 * The file that a request asks for.
 *
 * @param folder absolute path of what is served
 * @param url the request's path below it, with its query
 * @returns an absolute path inside the folder, whether or not there is a file; undefined for a path that would leave it
 */
export function resolveServedFile(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(folder, path));
  const inside = relative(folder, file);
  const leaves = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return leaves ? undefined : file;
}
