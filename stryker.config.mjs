/** The settings of `npm run suite mutate`, which adds the files of one room. */
export default {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  // A mistake in what is computed as a module loads needs a new process and every test of the room: seven seconds each in
  // `domain/`. `npm run suite mutate -- --static` tries these as well.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'html'],
  tempDirName: '.stryker',
  // Stryker would rewrite the paths of this file with an interface that TypeScript 7 does not have; no path of it leaves
  // the copy that it makes of the project.
  tsconfigFile: 'none',
  ignorePatterns: [
    '/dist',
    '/screens',
    '/test-results',
    '/.browsers',
    '/.partners',
    '/.sandbox',
    '/.servers',
  ],
};
