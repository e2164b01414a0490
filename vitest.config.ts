import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { preactForReact } from './scripts/lib/embeds.mjs';
import { rooms } from './scripts/lib/mutation.mjs';
import type { Plant } from './tests/faults/plants';
import { suites } from './tests/suites.mjs';

const ofElements = ['tests/embeds/**/*.test.{ts,tsx}', 'tests/docs/embeds.test.ts'];
/** No test of style sheets or of whole files of messages needs a document. */
const withDom = ['ui/!(theme)', 'src', 'adapters/browser', 'adapters/bridge'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);
const inBrowser = ['tests/e2e/**', 'tests/a11y/**'];
/** Stories run isolated: a lazy part that another test has loaded would be drawn at once. */
const stories = ['tests/catalogue/**/*.test.tsx'];
/** The PDF library replaces `JSON.parse` and others by slower ones, so its tests share their process with no other. */
const withPdfLibrary = ['tests/adapters/pdf/layers.test.ts', 'tests/sandbox/lender/pdf.test.ts'];

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

const document = {
  environment: 'happy-dom',
  // Scripts and style sheets are not loaded; the document counts them as loaded.
  environmentOptions: {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
  },
};

/** What partners get: Preact instead of React, in r2wc too. */
const onPreact = {
  resolve: { alias: preactForReact },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
const inlined = { deps: { inline: [/@r2wc/] } };

const ofNpmTest: ViteUserConfig = {
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
          exclude: ['tests/domain/**', ...ofElements, ...withDom, ...withPdfLibrary, ...inBrowser],
          // The sandbox serves its style sheets from its own bundle; a test must not see them empty.
          css: true,
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        test: {
          name: 'pdf',
          environment: 'node',
          include: withPdfLibrary,
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        test: {
          name: 'dom',
          ...shared,
          ...document,
          include: withDom,
          setupFiles: ['tests/support/app/setup.ts'],
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        test: {
          name: 'catalogue',
          ...document,
          include: stories,
          setupFiles: ['tests/support/app/setup.ts'],
          expect,
          chaiConfig,
          testTimeout,
        },
      },
      {
        ...onPreact,
        test: {
          name: 'embeds',
          ...shared,
          environment: 'happy-dom',
          server: inlined,
          include: ofElements,
          expect,
          chaiConfig,
          testTimeout,
        },
      },
    ],
  },
};

/** The tests of the room whose mutants they must find. */
const ofRoom = (mutated: string) => {
  const room = rooms.find(({ files }) => files === mutated);
  if (!room) throw new Error(`${mutated} is no room of scripts/lib/mutation.mjs`);
  return {
    ...onPreact,
    test: {
      ...shared,
      environment: room.environment,
      server: inlined,
      include: [`${room.tests}/**/*.test.{ts,tsx}`],
      expect,
    },
  };
};

/** Puts a bug into the app; one whose text is not found is an error. */
const planting = ({ file, changes }: Plant): Plugin => ({
  name: 'planting',
  enforce: 'pre',
  load: (id) => {
    if (id.split('?')[0] !== resolve(file)) return undefined;
    return changes.reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
        return text.replace(from, to);
      },
      readFileSync(file, 'utf8'),
    );
  },
});

const { SUITE = '', MUTATED, PLANT } = process.env;
const suite = suites[SUITE]?.vitest;

/** The projects of `npm test`, or the one of the suite that SUITE names. */
export default defineConfig(
  MUTATED !== undefined
    ? ofRoom(MUTATED)
    : suite
      ? {
          plugins: PLANT === undefined ? [] : [planting(JSON.parse(PLANT) as Plant)],
          test: { ...document, expect, ...suite },
        }
      : ofNpmTest,
);
