import { defineConfig } from 'vitest/config';
import { preactForReact } from './scripts/lib/embeds.mjs';

const ofElements = ['tests/embeds/**/*.test.{ts,tsx}', 'tests/docs/embeds.test.ts'];
/** No test of style sheets or of whole files of messages needs a document. */
const withDom = ['ui/!(theme)', 'src', 'adapters/browser', 'adapters/bridge'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);
const inBrowser = ['tests/e2e/**', 'tests/a11y/**'];

/** A test that asserts nothing fails. */
const expect = { requireAssertions: true };

/** A message that names what is wrong is read before its diff: `[ 'home: no title' ]`, not `[ Array(1) ]`. */
const chaiConfig = { truncateThreshold: 600 };

/**
 * Files of one worker share what they import, which halves the time; so no test changes what another one reads: a stub
 * ends with its test, and the configuration for tests is frozen.
 */
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true };

/** No test waits for the clock, so a limit is only for one that hangs; a busy machine must not look like that. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // A core is kept free by default, which on two of them leaves one file at a time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          // No test of the rules touches a global, so their files may share what they import.
          isolate: false,
          pool: 'threads',
          include: ['tests/domain/**/*.test.ts'],
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        test: {
          name: 'node',
          ...shared,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/domain/**', ...ofElements, ...withDom, ...inBrowser],
          // The sandbox serves its style sheets from its own bundle; a test must not see them empty.
          css: true,
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        test: {
          name: 'dom',
          ...shared,
          environment: 'happy-dom',
          // Nobody is asked for the style sheet of later pages, which counts as having come.
          css: { include: [/\?url$/] },
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          include: withDom,
          setupFiles: ['tests/ui/support/setup.ts'],
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        // On what partners get: Preact instead of React, in r2wc too.
        resolve: { alias: preactForReact },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'embeds',
          ...shared,
          environment: 'happy-dom',
          server: { deps: { inline: [/@r2wc/] } },
          include: ofElements,
          expect,
          chaiConfig,
          testTimeout,
        },
      },
    ],
  },
});
