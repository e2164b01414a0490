import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { plants } from './tests/faults/plants';

/** Puts a bug into the app, by its name; one whose place is gone is an error. */
const planting = (bug: string): Plugin => {
  const plant = plants.find((it) => it.bug === bug);
  if (!plant) throw new Error(`no bug is called ${bug}`);
  const file = resolve(plant.file);
  return {
    name: 'planting',
    enforce: 'pre',
    load: (id) => {
      if (id.split('?')[0] !== file) return undefined;
      return plant.changes.reduce(
        (text, [from, to]) => {
          if (!text.includes(from)) throw new Error(`${plant.file} does not say ${from}`);
          return text.replace(from, to);
        },
        readFileSync(file, 'utf8'),
      );
    },
  };
};

const bug = process.env['PLANT'];

/** Every fault of every row, over the real app in a document: beside `npm test`, which has a few of each. */
export default defineConfig({
  plugins: bug === undefined ? [] : [planting(bug)],
  test: {
    environment: 'happy-dom',
    css: { include: [/\?url$/] },
    environmentOptions: {
      happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['tests/faults/*.faults.ts'],
    setupFiles: ['tests/faults/support/setup.ts'],
    maxWorkers: 2,
    expect: { requireAssertions: true },
    testTimeout: 15 * 60_000,
  },
});
