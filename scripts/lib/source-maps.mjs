import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** Not served, since a source map contains the sources. */
export const mapsFolder = 'dist/maps';

/**
 * Moves the source maps out of a folder that is served, to the same paths in the folder of the maps.
 * @param {string} served relative to the project's folder
 */
export const moveSourceMaps = (served) => {
  for (const name of readdirSync(join(root, served), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const moved = join(root, mapsFolder, name);
    mkdirSync(dirname(moved), { recursive: true });
    renameSync(join(root, served, name), moved);
  }
};
