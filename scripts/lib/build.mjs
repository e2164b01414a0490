import { compress } from './compress.mjs';
import { tool } from './run.mjs';
import { stampOf, unlessDone } from './stamp.mjs';

const files = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const configs = ['vite.config.ts', 'vite.sandbox.config.ts', 'scripts/lib'];
const rooms = ['src', 'domain', 'adapters', 'ui', 'embeds', 'sandbox'];

/** @param {string} config */
const bundle = async (config) => {
  const args = ['build', '--logLevel', 'warn', '--config', config];
  // Whoever asks for the build, a test for one, must not get React's development half.
  const env = { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  return (await tool('vite', args, env)) === 0;
};

/** Builds the client and the sandbox that serves it, unless that was done for these sources. */
export const build = () =>
  unlessDone('dist/.built', stampOf([...files, ...configs, ...rooms]), async () => {
    const built = (await bundle('vite.config.ts')) && (await bundle('vite.sandbox.config.ts'));
    if (built) compress('dist/client');
    return built;
  });
