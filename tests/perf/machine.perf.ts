import { root, tool } from '../../scripts/lib/run.mjs';
import { sandboxAt } from '../e2e/support/sandbox';
import { expect, test } from '../e2e/support/test';
import { startProgram } from '../support/start-program';
import { check, median, percentile } from './budget';

/** Runs a command that starts a sandbox. Resolves with its address, the time it took, and a function that ends it. */
const start = async (...command: readonly [string, ...string[]]) => {
  const began = performance.now();
  const env = { ...process.env, PORT: '0' };
  const { found, end } = await startProgram(command, /ready: (\S+)/, { cwd: root, env });
  return { url: found, took: performance.now() - began, stop: end };
};

const startSandbox = () => start(process.execPath, 'dist/sandbox/main.js', '--memory');

const startProduct = () => start('npm', 'start', '--', '--memory');

const timesOf = async (run: typeof startSandbox): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { took, stop } = await run();
    times.push(took);
    await stop();
  }
  return times;
};

test('the sandbox starts and answers', async () => {
  const starts = await timesOf(startSandbox);
  const again = await timesOf(startProduct);
  const { url, stop } = await startSandbox();
  const sandbox = sandboxAt(url);
  const user = await sandbox.createUser('active');
  const reads: number[] = [];
  for (let read = 0; read < 1_000; read += 1) {
    const began = performance.now();
    await sandbox.api(user, 'GET', '/v2/homepage');
    reads.push(performance.now() - began);
  }
  await stop();
  const ms = { unit: 'ms' } as const;
  check({ what: 'the sandbox listens after', ours: median(starts), ...ms, must: 1_000, aim: 500 });
  check({ what: 'a second `npm start` is ready after', ours: median(again), ...ms, must: 5_000 });
  check({ what: 'p99 of a read', ours: percentile(reads, 0.99), ...ms, must: 20, aim: 10 });
});

test('the tests of the domain', async () => {
  const began = performance.now();
  expect(await tool('vitest', ['run', 'tests/domain'], {}, () => {})).toBe(0);
  const took = performance.now() - began;
  check({ what: 'the tests of the domain', ours: took, unit: 'ms', must: 5_000, aim: 2_000 });
});
