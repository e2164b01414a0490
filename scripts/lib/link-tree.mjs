import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What tools keep between two runs. */
const kept = new Set(['.cache', '.vite', '.vite-temp']);

/**
 * Copies a folder, such as `node_modules`, with the same files under a second name. Their contents must not be changed.
 * @param {string} from
 * @param {string} to
 */
export const linkTree = (from, to) => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (kept.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        // The folder is on another disk.
        copyFileSync(source, target);
      }
  }
};
