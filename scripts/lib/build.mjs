import { renameSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { deliverUnconfigured } from './delivery.mjs';
import { publishEmbeds } from './embeds.mjs';
import { prepareFirstPaint } from './first-paint.mjs';
import { writeManifest } from './manifest.mjs';
import { publishNotices, writeNoticesOfSandbox } from './notices.mjs';
import { root, tool } from './run.mjs';
import { writeSbom } from './sbom.mjs';
import { mapsFolder, moveSourceMaps } from './source-maps.mjs';
import { stampOf, unlessDone } from './stamp.mjs';

const files = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
/** @type {readonly (readonly [config: string, mode?: string])[]} */
const bundles = [
  ['vite.config.ts'],
  ['build/sandbox.config.ts'],
  ['build/embeds.config.ts'],
  ['build/loader.config.ts'],
  ['build/render.config.ts'],
  ['build/first-paint.config.ts', 'prefer'],
  ['build/first-paint.config.ts', 'ask'],
  ['build/first-paint.config.ts', 'recover'],
  ['build/first-paint.config.ts', 'choose'],
  ['build/first-paint.config.ts', 'host-user'],
];
const configs = ['vite.config.ts', 'build', 'scripts/lib'];
const rooms = [
  'src',
  'first-paint',
  'domain',
  'adapters',
  'ui',
  'embeds',
  'contract',
  'sandbox',
  'delivery',
];

/**
 * @param {string} config
 * @param {string} [mode]
 */
const bundle = async (config, mode = 'production') => {
  const args = ['build', '--logLevel', 'warn', '--config', config, '--mode', mode];
  // A test may start the build in its own environment, which must not produce React's development build.
  const env = { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  return (await tool('vite', args, env)) === 0;
};

/** Builds the client, the sandbox and the elements for partner pages, unless these sources are already built. */
export const build = () =>
  unlessDone('dist/.built', stampOf([...files, ...configs, ...rooms]), async () => {
    process.stderr.write('building the client, the sandbox and the elements\n');
    for (const [config, mode] of bundles) if (!(await bundle(config, mode))) return false;
    // Only the byte budgets need the manifest. A server serves every file in `dist/client`.
    renameSync('dist/client/.vite/manifest.json', 'dist/client-manifest.json');
    rmdirSync('dist/client/.vite');
    // Only the client's old maps are deleted: earlier versions of the elements keep theirs.
    rmSync(`${mapsFolder}/assets`, { recursive: true, force: true });
    for (const served of ['dist/client', 'dist/embeds']) moveSourceMaps(served);
    await prepareFirstPaint('dist/client', 'dist/first-paint');
    publishNotices('dist/client');
    writeNoticesOfSandbox('dist/sandbox');
    compress('dist/client');
    await deliverUnconfigured('dist/client');
    publishEmbeds();
    await writeManifest(join(root, 'dist/client'));
    writeSbom();
    return true;
  });
