import { defineConfig } from 'vitest/config';
import { preactForReact } from './scripts/lib/embeds.mjs';
import { rooms } from './scripts/lib/mutation.mjs';

const room = rooms.find(({ files }) => files === process.env['MUTATED']);
if (!room) throw new Error('npm run mutate says which room it is about');

/** The tests of one room, which must find the mutants of its code. */
export default defineConfig({
  resolve: { alias: preactForReact },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: room.environment,
    server: { deps: { inline: [/@r2wc/] } },
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    include: [`${room.tests}/**/*.test.{ts,tsx}`],
    expect: { requireAssertions: true },
  },
});
