// Where Blender is: as told, on the PATH, or where its installers, stores and people put it.

import { constants, promises as fs } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';

/** What the search asks of a machine; tests have their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  isProgram(file: string): Promise<boolean>;
  /** @returns names in a folder; none when it cannot be read */
  listFolder(folder: string): Promise<readonly string[]>;
}

/** A place to look: a folder's program, or that of each folder in it that is called after Blender, newest first. */
interface Place {
  readonly folder: string;
  readonly program: string;
  readonly hasVersions?: boolean;
}

const INSTALLED = /^blender/i;
const MAC_PROGRAM = 'Contents/MacOS/Blender';
const FLATPAK_PROGRAM = 'org.blender.Blender';

function thisMachine(environment: Machine['environment']): Machine {
  return { platform: process.platform, environment, home: homedir(), isProgram, listFolder };
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await fs.access(file, constants.X_OK);
    return (await fs.stat(file)).isFile();
  } catch {
    return false;
  }
}

async function listFolder(folder: string): Promise<readonly string[]> {
  return fs.readdir(folder).catch(() => []);
}

/**
 * Finds Blender's program: as given, else the environment's BLENDER, else on the PATH, else in the usual places.
 *
 * @param given the program, the folder that holds it, or the .app of macOS
 * @throws BakeError "usage" that says where it was looked for
 */
export async function findBlender(
  given: string | undefined,
  environment: Machine['environment'],
  machine = thisMachine(environment),
): Promise<string> {
  if (given !== undefined) return requireProgram(machine, given, '--blender');
  const named = environment.BLENDER;
  if (named !== undefined && named !== '') return requireProgram(machine, named, 'the environment variable BLENDER');
  const places = listPlaces(machine);
  for (const place of [...listPath(machine), ...places]) {
    for (const candidate of await listCandidates(machine, place)) {
      if (await machine.isProgram(candidate)) return candidate;
    }
  }
  const looked = places.map((place) =>
    pathOf(machine).join(place.folder, place.hasVersions ? 'Blender*' : '', place.program),
  );
  throw new BakeError(
    'usage',
    `Blender was not found: not on the PATH, nor as ${looked.join(', ')}. Install it from blender.org (on Debian: apt-get install ` +
      'blender python3-numpy), or say where it is with --blender PATH or the environment variable BLENDER.',
  );
}

function pathOf({ platform }: Machine): path.PlatformPath {
  return platform === 'win32' ? path.win32 : path.posix;
}

function programOf({ platform }: Machine): string {
  return platform === 'win32' ? 'blender.exe' : 'blender';
}

async function requireProgram(machine: Machine, file: string, source: string): Promise<string> {
  const { join } = pathOf(machine);
  for (const candidate of [file, join(file, programOf(machine)), join(file, MAC_PROGRAM)]) {
    if (await machine.isProgram(candidate)) return candidate;
  }
  throw new BakeError(
    'usage',
    `${source} says that Blender is ${file}, but there is no program. Give the path of Blender.`,
  );
}

function listPath(machine: Machine): Place[] {
  const { PATH, Path } = machine.environment;
  const folders = (PATH ?? Path ?? '').split(pathOf(machine).delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => ({ folder, program: programOf(machine) }));
}

/** Installers first, then stores. Steam keeps one version, flatpak shows a sandboxed program only parts of the disk. */
function listPlaces({ platform, environment, home }: Machine): Place[] {
  if (platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = environment;
    const [wide, narrow] = [
      ProgramFiles ?? 'C:\\Program Files',
      environment['ProgramFiles(x86)'] ?? 'C:\\Program Files (x86)',
    ];
    const store = LOCALAPPDATA === undefined ? [] : [`${LOCALAPPDATA}\\Microsoft\\WindowsApps`];
    return [
      { folder: `${wide}\\Blender Foundation`, program: 'blender.exe', hasVersions: true },
      { folder: `${narrow}\\Steam\\steamapps\\common\\Blender`, program: 'blender.exe' },
      ...store.map((folder) => ({ folder, program: 'blender.exe' })),
    ];
  }
  if (platform === 'darwin') {
    return [
      { folder: '/Applications', program: MAC_PROGRAM, hasVersions: true },
      { folder: `${home}/Applications`, program: MAC_PROGRAM, hasVersions: true },
      {
        folder: `${home}/Library/Application Support/Steam/steamapps/common/Blender/Blender.app`,
        program: MAC_PROGRAM,
      },
    ];
  }
  return [
    { folder: '/opt', program: 'blender', hasVersions: true },
    { folder: home, program: 'blender', hasVersions: true },
    { folder: '/snap/bin', program: 'blender' },
    { folder: `${home}/.local/share/Steam/steamapps/common/Blender`, program: 'blender' },
    { folder: '/var/lib/flatpak/exports/bin', program: FLATPAK_PROGRAM },
    { folder: `${home}/.local/share/flatpak/exports/bin`, program: FLATPAK_PROGRAM },
  ];
}

async function listCandidates(machine: Machine, { folder, program, hasVersions }: Place): Promise<string[]> {
  const { join } = pathOf(machine);
  if (hasVersions !== true) return [join(folder, program)];
  const names = (await machine.listFolder(folder)).filter((name) => INSTALLED.test(name));
  return names.sort(compareVersions).map((name) => join(folder, name, program));
}

/** Newest first. A name without a version (/opt/blender, Blender.app) is what its owner calls the present one. */
function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => /\d+(?:\.\d+)*/.exec(name)?.[0].split('.').map(Number) ?? [Infinity]);
  for (let i = 0; i < Math.max(first!.length, second!.length); i++) {
    const [x, y] = [first![i] ?? 0, second![i] ?? 0];
    if (x !== y) return x < y ? 1 : -1;
  }
  return compareText(a, b);
}
