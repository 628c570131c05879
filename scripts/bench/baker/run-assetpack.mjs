// One run of AssetPack: node run-assetpack.mjs PACKAGE ASSETS OUT CACHE

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, entry, output, cacheLocation] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(folder, file)).href);
const { AssetPack } = await load('core/index.js');
const { compress } = await load('image/index.js');
const { cacheBuster } = await load('cache-buster/index.js');

const png = { compressionLevel: 9 };
const off = { jpg: false, webp: false, avif: false, bc7: false, astc: false, basis: false, etc: false };
const pipes = [compress({ png, ...off }), cacheBuster()];
await new AssetPack({ entry, output, cache: true, cacheLocation, logLevel: 'error', pipes }).run();
