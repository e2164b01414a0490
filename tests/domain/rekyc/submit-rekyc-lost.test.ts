import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import type { Failure } from '../../../domain/kernel/failure';
import { submitRekyc } from '../../../domain/rekyc/calls';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';
import { submitRekycIn } from '../support/services-in';

const path = '/v1/kyc/rekyc';
const done = { kind: 'done', value: undefined };

const closed = async () => {
  const visit = await aVisitOf('closed');
  return { visit, it: submitRekycIn(visit) };
};

test('after a lost answer the status shows that the check arrived', async () => {
  const { visit, it } = await closed();
  addFault(visit.world, { path, drop: true, carriedOut: true, times: 1 });
  expect(await it.press('one')).toEqual(done);
  expect(visit.count('submitRekyc')).toBe(1);
});

test('a check that did not arrive may be submitted again by hand', async () => {
  const { visit, it } = await closed();
  addFault(visit.world, { path, drop: true, times: 1 });
  expect(await it.press('one')).toEqual({ kind: 'unknown', failure: { kind: 'network' } });
  expect(await it.press('one')).toEqual(done);
  expect(visit.count('submitRekyc')).toBe(2);
});

/** Creates a submission over a server that the test controls. */
const held = () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  visit.bridge.answers.userDetails = { kind: 'ok', value: { customerId: 'G-1' } };
  return { http, it: submitRekycIn(visit, http) };
};
const timeout: Failure = { kind: 'timeout' };

test('nothing is sent again while the status is unclear', async () => {
  const { http, it } = held();
  const first = it.press('one');
  await http.answer({});
  await http.fail(timeout);
  await http.fail(timeout);
  expect(await first).toEqual({ kind: 'unknown', failure: timeout });
  const second = it.press('one');
  await http.fail(timeout);
  expect(await second).toEqual({ kind: 'unknown', failure: timeout });
  const third = it.press('one');
  await http.answer({ status: 'INITIATED' });
  expect(await third).toEqual(done);
  expect(http.sent).toBe(5);
});

test('a status that was INITIATED before proves nothing after a lost answer, and nothing is sent again', async () => {
  const { http, it } = held();
  const first = it.press('one');
  await http.answer({ status: 'INITIATED' });
  await http.fail(timeout);
  await http.answer({ status: 'INITIATED' });
  expect(await first).toEqual({ kind: 'unknown', failure: timeout });
  const second = it.press('one');
  await http.answer({ status: 'INITIATED' });
  expect(await second).toEqual({ kind: 'unknown', failure: timeout });
  expect(http.sent).toBe(4);
});

const isPost = (http: HeldHttp) => http.waiting[0]?.row === submitRekyc;

test('with any presses and answers nothing is sent again before the status shows that it did not arrive', async () => {
  const steps = fc.array(fc.constantFrom('submit', 'answer', 'lose', 'refuse'), {
    minLength: 30,
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { http, it: verb } = held();
      /** Whether a submission was sent and its outcome is unknown. */
      let inDoubt = false;
      const ends: Promise<unknown>[] = [];
      const step = async (it: string) => {
        const before = http.waiting[0];
        if (it === 'submit') ends.push(verb.press('one'));
        else if (before) {
          const post = isPost(http);
          if (it === 'lose') await http.fail(timeout);
          else if (it === 'refuse') await http.fail({ kind: 'api', status: 400 });
          else await http.answer({});
          inDoubt = post ? it === 'lose' : inDoubt && it !== 'answer';
        }
        await settled();
        expect(http.waiting.length).toBeLessThan(2);
        if (isPost(http) && http.waiting[0] !== before) expect(inDoubt).toBe(false);
      };
      for (const it of all) await step(it);
      while (http.waiting.length > 0) await step('answer');
      await Promise.all(ends);
    }),
    { numRuns: 150 },
  );
});
