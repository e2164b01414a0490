import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { circlesOfFolders } from './circles';
import { rooms } from './sources';

/** Returns the files that the boundary check reads and the violations it finds in a tree with the project's rooms. */
export const checkBoundaries = async (
  baseDir: string,
): Promise<{ read: string[]; violations: string[] }> => {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
  const present = readdirSync(baseDir).filter((name) => rooms.includes(name));
  const { output } = await cruise(present, { ...options, baseDir, preserveSymlinks: true });
  const { modules, summary } = output as ICruiseResult;
  const circles = rooms.flatMap((room) => circlesOfFolders(room, modules));
  return {
    read: modules.map(({ source }) => source),
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...circles.map((it) => `no-circles-of-folders: ${it}`),
    ],
  };
};
