import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** The folders with the code of the product. */
export const rooms = [
  'src',
  'first-paint',
  'domain',
  'adapters',
  'ui',
  'embeds',
  'delivery',
  'contract',
  'sandbox',
];

export interface Source {
  readonly path: string;
  readonly text: string;
}

const text = /\.(ts|tsx|mjs|css|json|md|html|svg)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Returns every text file that is written by hand: the rooms, their tests, the guides, the builds and the settings. */
export const everything = (): Source[] => {
  const folders = [...rooms, 'tests', 'build', 'scripts', 'docs', '.ci'];
  return readdirSync(root, { withFileTypes: true })
    .flatMap(({ name }) => (folders.includes(name) ? filesIn(name) : [name]))
    .filter((path) => text.test(path) && path !== 'package-lock.json')
    .map(read);
};

export const sources = (): Source[] =>
  everything().filter(
    ({ path }) => /\.tsx?$/.test(path) && rooms.includes(path.split('/', 1).join()),
  );
