import { availableParallelism } from 'node:os';
import { writeMessageTypes } from './message-types.mjs';
import { tool } from './run.mjs';

/** @typedef {readonly [name: string, program: string, args: readonly string[]]} Check */

/** The folders of the TypeScript projects. An editor finds the same ones. */
export const projects = [
  '.',
  'domain',
  'src',
  'adapters/memory',
  'delivery',
  'contract',
  'sandbox',
  'tests',
];

/**
 * Returns the check of a project's types. It skips what has not changed since the last run.
 * @param {string} project
 * @returns {Check}
 */
const checkTypes = (project) => {
  const known = `node_modules/.cache/types/${project}/known.json`;
  return [
    `types of ${project}`,
    'tsc',
    ['-p', project, '--incremental', '--tsBuildInfoFile', known],
  ];
};

/**
 * The checks that do not run the product, the slowest first.
 * @type {readonly Check[]}
 */
const checks = [
  ['lint', 'oxlint', []],
  ['dead code', 'knip', []],
  ...[...projects].reverse().map(checkTypes),
  ['code that only tests use', 'knip', ['--config', 'knip.product.json']],
  ['format', 'biome', ['format', '.']],
];

/**
 * Runs every check, as many in parallel as there are processors. Prints the output of a check that fails.
 * @param {readonly Check[]} [more]
 * @returns {Promise<import('./counts.mjs').Outcome>}
 */
export const runChecks = async (more = []) => {
  writeMessageTypes();
  /** @type {string[]} */
  const failures = [];
  let passed = 0;
  const waiting = [...more, ...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, program, args] = next;
      const began = performance.now();
      let printed = '';
      const good = (await tool(program, args, {}, (text) => (printed += text))) === 0;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(
        `${good ? '' : printed}${good ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`,
      );
      if (good) passed += 1;
      else failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return { passed, failed: failures.length, failures };
};
