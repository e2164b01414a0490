import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { join } from 'node:path';
import { endChildrenWithMe, root, run } from './lib/run.mjs';

/** Scripts that prove nothing, or are a part of another one. */
const others = ['start', 'dev', 'build', 'check', 'configure', 'format', 'catalogue', 'heavy'];

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const suites = Object.keys(scripts).filter((it) => it !== 'test:all' && !others.includes(it));

/** @param {string} output its last line that counts something */
const countIn = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .findLast((line) => /\d+ (?:passed|failed|of \d+)/.test(line))
    ?.trim() ?? '';

endChildrenWithMe(1);
const chosen = process.argv.slice(2);
const rows = [];
for (const suite of chosen.length > 0 ? chosen : suites) {
  let output = '';
  const began = performance.now();
  const code = await run('npm', ['run', suite], {}, (text) => {
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
