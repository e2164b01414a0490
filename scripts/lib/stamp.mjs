import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesIn = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesIn(join(path, entry.name)))
    .sort();
};

/**
 * Returns a hash of the names and contents of files and folders.
 * @param {readonly string[]} paths relative to the project's folder; a missing one adds nothing
 * @param {string} [seed] further input of the work
 */
export const stampOf = (paths, seed = '') => {
  const hash = createHash('sha256').update(seed);
  for (const path of paths.flatMap((name) => filesIn(join(root, name))))
    hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
};

/**
 * Does the work unless the file has the stamp of the same input.
 * @param {string} file the path of the stamp: inside the output of the work, so that both vanish together
 * @param {string} stamp
 * @param {() => Promise<boolean>} work resolves with whether it succeeded
 * @returns {Promise<boolean>}
 */
export const unlessDone = async (file, stamp, work) => {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp) return true;
  if (!(await work())) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
  return true;
};
