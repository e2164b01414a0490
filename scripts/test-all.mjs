import { stripVTControlCharacters } from 'node:util';
import { suites } from '../tests/suites.mjs';
import { endChildrenWithMe, run } from './lib/run.mjs';

/** @param {string} output its last line with counts is the result */
const countIn = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .findLast((line) => /\d+ (?:passed|failed|of \d+)/.test(line))
    ?.trim() ?? '';

endChildrenWithMe(1);
const all = ['test', ...Object.keys(suites).filter((it) => !suites[it]?.partOf)];
const chosen = process.argv.slice(2);
const rows = [];
for (const suite of chosen.length > 0 ? chosen : all) {
  let output = '';
  const began = performance.now();
  const args = suite === 'test' ? ['test'] : ['run', 'suite', suite];
  const code = await run('npm', args, {}, (text) => {
    output += text;
    process.stdout.write(text);
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const result = code === 0 ? 'passed' : 'FAILED';
  rows.push({ code, line: `| ${suite} | ${result} | ${minutes} | ${countIn(output)} |` });
}
const head = ['| suite | result | minutes | counted |', '| --- | --- | --- | --- |'];
process.stdout.write(`\n${[...head, ...rows.map(({ line }) => line)].join('\n')}\n`);
process.exit(rows.every(({ code }) => code === 0) ? 0 : 1);
