import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, tool } from './run.mjs';

/**
 * Builds the contract's code, and loads a part of it.
 * @param {'files' | 'check'} name
 */
export const contractPart = async (name) => {
  const args = ['build', '--logLevel', 'warn', '--config', 'build/contract.config.ts'];
  if ((await tool('vite', args, { NODE_ENV: 'production' })) !== 0)
    throw new Error('the contract does not build');
  return import(pathToFileURL(join(root, 'dist/contract', `${name}.js`)).href);
};
