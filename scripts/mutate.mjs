import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { isAt, isFound, pathsOf, rooms, rowsOf } from './lib/mutation.mjs';
import { root } from './lib/run.mjs';

/** Mutants with another status could not be tested. */
const tried = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

const args = process.argv.slice(2);
const withStatic = args.includes('--static');
const paths = pathsOf(args.filter((it) => it !== '--static'));
/** @type {(import('./lib/mutation.mjs').Mutant & { readonly at: string })[]} */
const mutants = [];
for (const { files } of rooms) {
  const mutate = paths
    .filter((path) => isAt(path, files))
    .map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`));
  if (mutate.length === 0) continue;
  // Read by vitest.config.ts.
  process.env['MUTATED'] = files;
  const report = `.stryker/${files.replace('/', '-')}`;
  const results = await new Stryker({
    mutate,
    ...(withStatic ? { ignoreStatic: false } : {}),
    incrementalFile: `${report}.json`,
    htmlReporter: { fileName: `${report}.html` },
  }).runMutationTest();
  for (const { fileName, status, location, mutatorName, replacement = '' } of results) {
    const file = relative(root, fileName);
    // The report includes results of earlier runs for other files.
    if (!paths.some((path) => isAt(file, path)) || !tried.includes(status)) continue;
    const { line, column } = location.start;
    const at = `${file}:${line}:${column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`;
    mutants.push({ file, status, at });
  }
}

const missed = mutants.filter(({ status }) => !isFound(status)).map(({ at }) => at);
process.stdout.write(`\nnot found:\n${missed.sort().join('\n')}\n\n`);
process.stdout.write(
  '| group | found | score | least | result |\n| --- | --- | --- | --- | --- |\n',
);
const rows = rowsOf(mutants);
for (const { name, found, of, score, least, isGood } of rows)
  process.stdout.write(
    `| ${name} | ${found} of ${of} | ${score.toFixed(1)} | ${least} | ${isGood ? 'good' : 'TOO LOW'} |\n`,
  );
process.stdout.write(`${mutants.length - missed.length} of ${mutants.length} mutants are found\n`);
process.exit(mutants.length > 0 && rows.every(({ isGood }) => isGood) ? 0 : 1);
