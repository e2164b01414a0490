const minutes = 60_000;

const catalogue = 'dist/catalogue';
const buildCatalogue = `storybook build --config-dir tests/catalogue/config --output-dir ${catalogue} --disable-telemetry --quiet`;
const serveCatalogue = `vite preview --outDir ${catalogue} --host 127.0.0.1 --port 0`;

/** Started in addition to the sandbox. */
const catalogueServer = {
  command: `${buildCatalogue} && ${serveCatalogue}`,
  env: { NO_COLOR: '1' },
  wait: { stdout: /Local:\s+(?<CATALOGUE_URL>http:\S+?)\/\s/ },
  gracefulShutdown: { signal: /** @type {const} */ ('SIGTERM'), timeout: 5_000 },
  timeout: 10 * minutes,
};

/** Files of browser tests that would make `npm test` too long. */
const longFiles = [
  'a11y/announced',
  'a11y/focus',
  'a11y/fold',
  'a11y/states',
  'e2e/addresses',
  'e2e/agreement-kinds',
  'e2e/agreement-presses',
  'e2e/api-docs',
  'e2e/broken-files',
  'e2e/canary',
  'e2e/combined',
  'e2e/desktop',
  'e2e/consent',
  'e2e/gpp',
  'e2e/guard',
  'e2e/heap',
  'e2e/home',
  'e2e/host-headers',
  'e2e/hosts/faults',
  'e2e/hosts/simulator',
  'e2e/motion',
  'e2e/oldest-browsers',
  'e2e/redirects',
  'e2e/reload',
  'e2e/reports',
  'e2e/router',
  'e2e/sheet-motion',
  'e2e/switch-account',
  'e2e/transactions',
  'e2e/two-tabs',
  'e2e/walk',
  'e2e/watch',
  'e2e/embeds/attacks',
  'e2e/embeds/following',
  'e2e/embeds/hostile-answers',
  'e2e/embeds/own-names',
  'e2e/embeds/printing',
  'e2e/embeds/recovery',
  'e2e/embeds/replaced-globals',
];

/** The browser tests that `npm run suite long` runs and `npm test` leaves out: these files, and tests tagged @long. */
export const beyondSmoke = new RegExp(`@long|(?:${longFiles.join('|')})\\.test\\.ts`);

/**
 * A run with a name: `npm run suite <name>`. Its runner gets the name in SUITE.
 * @typedef {object} Suite
 * @property {string} about what it does and what it prints, in one line
 * @property {string} [script] what runs it where that is more than one call of a runner
 * @property {readonly ('engines' | 'old browsers' | 'servers')[]} [needs] programs that are found or fetched first
 * @property {string} [partOf] the suite that runs these tests too, so that `npm run test:all` leaves this one out
 * @property {import('@playwright/test').PlaywrightTestConfig} [playwright] its browser tests: what differs from `npm test`
 * @property {import('vitest/node').InlineConfig} [vitest] its tests without a browser
 */

/**
 * Everything that `npm test` does not run, in the order of `npm run test:all`. A time limit only ends what hangs: on a
 * busy machine a suite takes several times as long as on a quiet one.
 * @type {Readonly<Record<string, Suite>>}
 */
export const suites = {
  access: {
    about:
      'axe on every page and story in twelve looks, Alfa and Equal Access in six; prints a table',
    playwright: {
      testMatch: /tests\/access\/.*\.access\.ts$/,
      reporter: [['list'], ['./tests/access/table-reporter.ts']],
      workers: 1,
      timeout: 40 * minutes,
      globalTimeout: 120 * minutes,
      use: { isMobile: false },
      webServer: catalogueServer,
    },
  },
  attack: {
    about: 'hostile markup, callbacks, pages and agreements; prints tries and successes',
    playwright: {
      testMatch: /tests\/attack\/.*\.attack\.ts$/,
      reporter: [['list'], ['./tests/attack/support/count-reporter.ts']],
      timeout: 2 * minutes,
      globalTimeout: 30 * minutes,
    },
  },
  asvs: {
    about:
      'OWASP ASVS 5.0: prints how many requirements of each chapter tests prove, and which are open',
    vitest: { environment: 'node', include: ['tests/asvs/*.test.ts'] },
  },
  browsers: {
    about: 'applying, paying and instalments in the oldest and the current browsers',
    needs: ['engines', 'old browsers'],
    playwright: {
      testMatch: /tests\/browsers\/.*\.browsers\.ts$/,
      workers: 1,
      timeout: 20 * minutes,
      globalTimeout: 25 * minutes,
      reporter: 'line',
    },
  },
  delivery: {
    about: 'the build behind a real nginx and Caddy (from Debian), and a deploy with open pages',
    needs: ['servers'],
    playwright: {
      testMatch: /tests\/delivery\/.*\.delivery\.ts$/,
      workers: 1,
      timeout: 10 * minutes,
      globalTimeout: 30 * minutes,
      reporter: [['list'], ['./tests/delivery/support/seen-reporter.ts']],
    },
  },
  engines: {
    about: 'the custom elements in the oldest and the current browsers; prints a table',
    needs: ['engines', 'old browsers'],
    playwright: {
      testMatch: /tests\/engines\/.*\.engines\.ts$/,
      workers: 1,
      timeout: 10 * minutes,
      globalTimeout: 15 * minutes,
      reporter: 'line',
    },
  },
  faults: {
    about:
      'every fault of every call, answer, host call and stored value; prints cases and failures',
    script: 'scripts/faults.mjs',
    vitest: {
      include: ['tests/faults/**/*.faults.ts'],
      setupFiles: ['tests/faults/support/setup.ts'],
      env: { UI_PATIENCE: '30000' },
      maxWorkers: 2,
      testTimeout: 15 * minutes,
    },
    // Faults that need a real browser: loads that fail, and long walks while everything fails.
    playwright: {
      testMatch: /tests\/faults\/.*\.browser\.ts$/,
      timeout: 25 * minutes,
      globalTimeout: 300 * minutes,
      reporter: 'line',
    },
  },
  canary: {
    about: "a user's values, looked for in everything that leaves the browser, and in its memory",
    playwright: {
      testMatch: /tests\/(?:canary\/.*\.canary|e2e\/canary\.test)\.ts$/,
      // Includes the planted leaks, which `npm test` leaves out.
      grepInvert: [],
      workers: 1,
      timeout: 10 * minutes,
      globalTimeout: 20 * minutes,
      reporter: 'line',
    },
  },
  fleet: {
    about: "a million users' clients on a virtual clock, through outages; prints calls a second",
    vitest: {
      environment: 'node',
      include: ['tests/fleet/*.fleet.ts'],
      testTimeout: 15 * minutes,
    },
  },
  fuzz: {
    about: 'random requests of the API document, linked by ids, for ten minutes; prints the seed',
    vitest: {
      environment: 'node',
      include: ['tests/contract/fuzz/*.fuzz.ts'],
      testTimeout: 15 * minutes,
    },
  },
  injection: {
    about: 'hostile links, strings and login targets in two browsers; prints a table',
    needs: ['engines'],
    playwright: {
      testMatch: /tests\/injection\/.*\.injection\.ts$/,
      reporter: [['line'], ['./tests/injection/support/table-reporter.ts']],
      timeout: 60 * minutes,
      globalTimeout: 120 * minutes,
    },
  },
  heavy: {
    about: 'a history of ten thousand rows, measured alone on the machine',
    partOf: 'perf',
    playwright: {
      testMatch: /tests\/heavy\/.*\.heavy\.ts$/,
      workers: 1,
      timeout: 14 * minutes,
      globalTimeout: 15 * minutes,
      reporter: 'line',
    },
  },
  recipes: {
    about: 'six recipes of CONTRIBUTING in a copy of the project; prints the files of each',
    vitest: {
      environment: 'node',
      include: ['tests/recipes/*.recipes.ts'],
      globalSetup: './tests/support/browser-setup.ts',
      // One file at a time: a second one would slow the measurements.
      fileParallelism: false,
      // Each file runs all checks.
      testTimeout: 15 * minutes,
    },
  },
  long: {
    about: 'the browser tests that `npm test` leaves out: long ones, and rows beyond one of a kind',
    playwright: { grep: beyondSmoke, grepInvert: [], globalTimeout: 120 * minutes },
  },
  spoken: {
    about: 'what a virtual screen reader says on seven journeys, compared with its transcripts',
    partOf: 'long',
    playwright: { testMatch: /tests\/a11y\/spoken\.test\.ts$/, grepInvert: [] },
  },
  mutate: {
    about: 'plants mistakes in the code, one at a time; prints those that no test finds',
    script: 'scripts/mutate.mjs',
  },
  once: {
    about: 'every once-only call, attacked in seven ways, and with a lost answer; prints sums',
    script: 'scripts/once.mjs',
    playwright: {
      testMatch: /tests\/once\/.*\.once\.ts$/,
      reporter: [['list'], ['./tests/once/sum-reporter.ts']],
      globalTimeout: 30 * minutes,
    },
  },
  partners: {
    about: 'the packed package in a real project of each framework; prints a table',
    script: 'scripts/partners.mjs',
    playwright: {
      testMatch: /tests\/partners\/.*\.partners\.ts$/,
      workers: 1,
      timeout: 10 * minutes,
      reporter: 'line',
    },
  },
  perf: {
    about:
      'prints every budget, met or missed, against floors of the same run; alone on the machine',
    playwright: {
      testMatch: /tests\/(perf|heavy)\/.*\.(perf|heavy)\.ts$/,
      workers: 1,
      fullyParallel: false,
      timeout: 20 * minutes,
      globalTimeout: 60 * minutes,
      reporter: 'line',
      use: { contextOptions: { reducedMotion: 'no-preference' } },
    },
  },
  replay: {
    about: 'opens the page where a walk (<seed>:<step>) or a browser test (<file>:<line>) failed',
    script: 'scripts/replay.mjs',
    partOf: 'faults',
    playwright: {
      testMatch: /tests\/replay\/.*\.replay\.ts$/,
      grepInvert: [],
      workers: 1,
      timeout: 0,
      globalTimeout: 0,
    },
  },
  reproduce: {
    about: 'builds the last commit twice, as two users elsewhere; prints the bytes that differ',
    script: 'scripts/reproduce.mjs',
  },
  screens: {
    about: 'screenshots of every page and story in screens/; checks access and 320 px at 130 %',
    playwright: {
      testMatch: /tests\/screens\/.*\.screens\.ts$/,
      outputDir: 'screens/.failed',
      timeout: 20 * minutes,
      globalTimeout: 0,
      webServer: catalogueServer,
    },
  },
  'supply-chain': {
    about: 'lockfile and packages: licences, install scripts, known weaknesses',
    script: 'scripts/supply-chain.mjs',
  },
  taps: {
    about: 'counts the taps and screens of the main journeys',
    playwright: {
      testMatch: /tests\/taps\/.*\.taps\.ts$/,
      reporter: 'line',
      timeout: 2 * minutes,
      globalTimeout: 15 * minutes,
    },
  },
};
