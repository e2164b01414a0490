import { tool } from './run.mjs';

/**
 * The checks that do not run the product: name, program, arguments.
 * @type {readonly [string, string, readonly string[]][]}
 */
const checks = [
  ['types of domain', 'tsc', ['-p', 'domain']],
  ['types of the client', 'tsc', ['-p', '.']],
  ['types of the doubles', 'tsc', ['-p', 'adapters/memory']],
  ['types of sandbox', 'tsc', ['-p', 'sandbox']],
  ['types of tests', 'tsc', ['-p', 'tests']],
  ['lint', 'oxlint', []],
  ['format', 'biome', ['format', '.']],
  ['dead code', 'knip', []],
  ['code that only tests use', 'knip', ['--config', 'knip.product.json']],
];

/**
 * Runs every check, even after one has failed.
 * @returns {Promise<{ passed: number; failed: number }>}
 */
export const runChecks = async () => {
  const counts = { passed: 0, failed: 0 };
  for (const [name, program, args] of checks) {
    const good = (await tool(program, args)) === 0;
    process.stdout.write(`${good ? 'passed' : 'FAILED'}: ${name}\n`);
    counts[good ? 'passed' : 'failed'] += 1;
  }
  return counts;
};
