import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { cell } from '../../../domain/kernel/live';
import { minute, second } from '../../../domain/kernel/instant';
import { pollUntil } from '../../../domain/kernel/poll-until';
import { mapResult } from '../../../domain/kernel/result';
import { aVisitOf } from '../support/a-visit';

const path = '/v1/user/application-status';

const watch = async (persona: string) => {
  const visit = await aVisitOf(persona);
  const leaving = new AbortController();
  let heard = 0;
  let ended: string | undefined;
  const isDecided = async () =>
    mapResult(await visit.applications.refresh(), ({ status }) => status !== 'SUBMITTED');
  void pollUntil(
    isDecided,
    visit.clock,
    cell(true),
    () => {
      heard += 1;
    },
    leaving.signal,
  ).then((end) => {
    ended = end;
  });
  return { ...visit, visit, leaving, heard: () => heard, ended: () => ended };
};

test('an answer of yes is the end, after the first question', async () => {
  const { clock, ended, heard } = await watch('approved');
  await clock.advance(2 * second - 1);
  expect(ended()).toBeUndefined();
  await clock.advance(1);
  expect(ended()).toBe('done');
  expect(heard()).toBe(1);
});

test('gives up after five minutes', async () => {
  const { clock, ended } = await watch('review');
  await clock.advance(4 * minute);
  expect(ended()).toBeUndefined();
  await clock.advance(2 * minute);
  expect(ended()).toBe('gaveUp');
});

test('a failed question is not heard, and the next one waits as long as the server asked for', async () => {
  const { visit, clock, heard } = await watch('review');
  addFault(visit.world, { path, status: 429, retryAfter: '20', times: 1 });
  await clock.advance(2 * second);
  expect(heard()).toBe(0);
  await clock.advance(19 * second);
  expect(heard()).toBe(0);
  await clock.advance(second);
  expect(heard()).toBe(1);
});

test('ends at once when the page is left', async () => {
  const { clock, leaving, ended, visit } = await watch('review');
  leaving.abort();
  await clock.advance(minute);
  expect(ended()).toBe('aborted');
  expect(visit.count('applicationStatus')).toBe(0);
});
