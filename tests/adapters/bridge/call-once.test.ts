import { expect, test } from 'vitest';
import { type Respond, callOnce } from '../../../adapters/bridge/call-once';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';

const dropped = { kind: 'bridge', message: 'answer dropped', where: 'token' };

/** Makes one call to a host whose answers the test sends. */
const asking = (
  more: { readonly deadline?: number; readonly signal?: AbortSignal } = {},
  start?: (answer: Respond<string>) => void | Promise<void>,
) => {
  const [clock, reporter] = [new MemoryClock(), new MemoryReporter()];
  let answer: Respond<string> = () => {};
  const outcome = callOnce<string>({ name: 'token', clock, reporter, ...more }, (given) => {
    answer = given;
    return start?.(given);
  });
  return { outcome, clock, reporter, answer: (value: string) => answer({ kind: 'ok', value }) };
};

test('returns the first answer; a second and a late one are dropped and reported', async () => {
  const { outcome, reporter, answer } = asking();
  answer('first');
  answer('second');
  expect(await outcome).toEqual({ kind: 'ok', value: 'first' });
  answer('third');
  expect(reporter.reports).toEqual([dropped, dropped]);
});

test('ends at the deadline, and ignores later answers', async () => {
  const { outcome, clock, reporter, answer } = asking({ deadline: 10_000 });
  await clock.advance(9_999);
  expect(clock.waiting).toBe(1);
  await clock.advance(1);
  answer('late');
  expect(await outcome).toEqual({ kind: 'timeout' });
  expect(reporter.reports).toEqual([dropped]);
});

test('without a deadline it waits as long as the user takes', async () => {
  const { outcome, clock, answer } = asking();
  await clock.advance(3_600_000);
  answer('at last');
  expect(await outcome).toEqual({ kind: 'ok', value: 'at last' });
});

test('an aborted call ends at once, before and after the request', async () => {
  const asker = new AbortController();
  const { outcome, reporter, answer } = asking({ signal: asker.signal });
  asker.abort();
  answer('in the same breath');
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(reporter.reports).toEqual([dropped]);
  let asked = false;
  const second = asking({ signal: asker.signal }, () => {
    asked = true;
  });
  expect([await second.outcome, asked]).toEqual([{ kind: 'cancelled' }, false]);
});

test.each<[string, () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('host');
    },
  ],
  ['rejects', () => Promise.reject(new Error('host'))],
  [
    'throws what is no error',
    () => {
      throw 'host';
    },
  ],
])('a host that %s is a failed call', async (_, start) => {
  const { outcome } = asking({ deadline: 10_000 }, start);
  expect(await outcome).toEqual({ kind: 'failed', code: 'THROWN' });
});

test('an answer counts even when the host throws after it', async () => {
  const { outcome, reporter } = asking({}, (answer) => {
    answer({ kind: 'ok', value: 'here' });
    throw new Error('host');
  });
  expect(await outcome).toEqual({ kind: 'ok', value: 'here' });
  expect(reporter.reports).toEqual([dropped]);
});
