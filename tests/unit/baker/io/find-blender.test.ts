// Where Blender is looked for, on machines that exist in this file only.

import { describe, expect, it } from 'vitest';
import { findBlender, type Machine } from '../../../../baker/io/find-blender.ts';

/** @param programs files that can be run; their folders are there as well */
function machine(platform: NodeJS.Platform, programs: readonly string[], environment = {}): Machine {
  const separator = platform === 'win32' ? '\\' : '/';
  return {
    platform,
    environment,
    home: platform === 'win32' ? 'C:\\Users\\ann' : '/home/ann',
    isProgram: async (file) => programs.includes(file),
    listFolder: async (folder) => {
      const inside = programs.filter((file) => file.startsWith(folder + separator));
      return [...new Set(inside.map((file) => file.slice(folder.length + 1).split(separator)[0]!))];
    },
  };
}

const find = (at: Machine, given?: string): Promise<string> => findBlender(given, at.environment, at);

const FOUNDATION = 'C:\\Program Files\\Blender Foundation';
const STEAM = 'C:\\Program Files (x86)\\Steam\\steamapps\\common\\Blender\\blender.exe';
const MAC = 'Contents/MacOS/Blender';

describe('findBlender takes', () => {
  it('what it is told, before the environment, before the PATH, before the usual places', async () => {
    const programs = ['/told/blender', '/named/blender', '/bin/blender', '/opt/blender/blender'];
    const environment = { BLENDER: '/named/blender', PATH: '/usr/bin:/bin' };
    expect(await find(machine('linux', programs, environment), '/told/blender')).toBe('/told/blender');
    expect(await find(machine('linux', programs, environment))).toBe('/named/blender');
    expect(await find(machine('linux', programs, { ...environment, BLENDER: '' }))).toBe('/bin/blender');
    expect(await find(machine('linux', programs, { PATH: '' }))).toBe('/opt/blender/blender');
  });

  it('a folder or an app for the program in it', async () => {
    expect(await find(machine('linux', ['/opt/b/blender']), '/opt/b')).toBe('/opt/b/blender');
    expect(await find(machine('win32', ['D:\\b\\blender.exe']), 'D:\\b')).toBe('D:\\b\\blender.exe');
    const app = `/Applications/Blender.app/${MAC}`;
    expect(await find(machine('darwin', [app]), '/Applications/Blender.app')).toBe(app);
  });

  it('the newest of several, by number and not by letter', async () => {
    const windows = ['3.6', '4.10', '4.2'].map((version) => `${FOUNDATION}\\Blender ${version}\\blender.exe`);
    expect(await find(machine('win32', [STEAM, ...windows]))).toBe(windows[1]);
    const linux = ['3.4.1', '5.0.0', '4.5.3'].map((version) => `/opt/blender-${version}-linux-x64/blender`);
    expect(await find(machine('linux', linux))).toBe(linux[1]);
    const mac = ['Blender 4.2.app', 'Blender 4.5.app'].map((app) => `/Applications/${app}/${MAC}`);
    expect(await find(machine('darwin', mac))).toBe(mac[1]);
  });

  it('one without a version first: it is what its owner calls the present one', async () => {
    const apps = ['Blender 4.2.app', 'Blender.app'].map((app) => `/Applications/${app}/${MAC}`);
    expect(await find(machine('darwin', apps))).toBe(apps[1]);
  });

  it('no folder that is called after Blender and holds none', async () => {
    const programs = ['/opt/blender-5.0/readme', '/opt/blender-4.2/blender', '/opt/notblender/blender'];
    expect(await find(machine('linux', programs.slice(1)))).toBe('/opt/blender-4.2/blender');
    const at = machine('linux', programs);
    expect(await find({ ...at, isProgram: async (file) => file.endsWith('4.2/blender') })).toBe(programs[1]);
  });

  it.each<[NodeJS.Platform, string]>([
    ['linux', '/home/ann/blender-4.2.1-linux-x64/blender'],
    ['linux', '/snap/bin/blender'],
    ['linux', '/home/ann/.local/share/Steam/steamapps/common/Blender/blender'],
    ['linux', '/var/lib/flatpak/exports/bin/org.blender.Blender'],
    ['linux', '/home/ann/.local/share/flatpak/exports/bin/org.blender.Blender'],
    ['darwin', `/home/ann/Applications/Blender.app/${MAC}`],
    ['darwin', `/home/ann/Library/Application Support/Steam/steamapps/common/Blender/Blender.app/${MAC}`],
    ['win32', STEAM],
    ['win32', `${FOUNDATION}\\Blender 4.2\\blender.exe`],
    ['win32', 'C:\\Users\\ann\\AppData\\Local\\Microsoft\\WindowsApps\\blender.exe'],
  ])('on %s %s', async (platform, program) => {
    const environment = platform === 'win32' ? { LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' } : {};
    expect(await find(machine(platform, [program], environment))).toBe(program);
  });

  it('the folders of Windows from its environment, and its Path by either name', async () => {
    const program = 'E:\\Programs\\Blender Foundation\\Blender 4.2\\blender.exe';
    expect(await find(machine('win32', [program], { ProgramFiles: 'E:\\Programs' }))).toBe(program);
    const onPath = 'D:\\tools\\blender.exe';
    expect(await find(machine('win32', [onPath], { Path: 'C:\\Windows;D:\\tools' }))).toBe(onPath);
  });
});

describe('findBlender says', () => {
  it('what it was told that is not there', async () => {
    const at = machine('linux', ['/bin/blender'], { BLENDER: '/nowhere/named', PATH: '/bin' });
    await expect(find(at, '/nowhere/told')).rejects.toThrow('--blender says that Blender is /nowhere/told');
    await expect(find(at)).rejects.toThrow('the environment variable BLENDER says that Blender is /nowhere/named');
  });

  it.each<[NodeJS.Platform, readonly string[]]>([
    ['linux', ['/opt/Blender*/blender', '/snap/bin/blender', 'org.blender.Blender', '/Steam/']],
    ['darwin', [`/Applications/Blender*/${MAC}`, '/Steam/']],
    ['win32', [`${FOUNDATION}\\Blender*\\blender.exe`, STEAM]],
  ])('everywhere it looked on %s, and how to go on, in one sentence', async (platform, places) => {
    const error: Error = await find(machine(platform, [])).then(
      () => expect.fail('found'),
      (reason: Error) => reason,
    );
    for (const words of [...places, 'PATH', 'blender.org', 'apt-get install', '--blender', 'variable BLENDER'])
      expect(error.message).toContain(words);
    expect(error.message).not.toContain('\n');
  });
});
