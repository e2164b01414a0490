import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import type { Failure } from '../../../domain/kernel/failure';
import { submitRekyc } from '../../../domain/rekyc/calls';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const path = '/v1/kyc/rekyc';
const done = { ok: true, value: undefined };
const network = { ok: false, error: { kind: 'network' } };

const closed = async () => {
  const visit = await aVisitOf('closed');
  const { http, bridge, storage, session } = visit;
  return { visit, rekyc: new Rekyc(http, bridge, storage, session) };
};

test('a lost answer that arrived is told by the status', async () => {
  const { visit, rekyc } = await closed();
  addFault(visit.world, { path, drop: true, carriedOut: true, times: 1 });
  expect(await rekyc.submit('one')).toEqual(done);
  expect(visit.count('submitRekyc')).toBe(1);
});

test('one that did not arrive is told too, and may be sent again by hand', async () => {
  const { visit, rekyc } = await closed();
  addFault(visit.world, { path, drop: true, times: 1 });
  expect(await rekyc.submit('one')).toMatchObject(network);
  expect(await rekyc.submit('one')).toEqual(done);
  expect(visit.count('submitRekyc')).toBe(2);
});

/** A flow over a server that answers as the test says. */
const held = () => {
  const [http, bridge] = [new HeldHttp(), new MemoryBridge()];
  const visit = new Visit();
  bridge.answers.userDetails = { kind: 'ok', value: { customerId: 'G-1' } };
  const rekyc = new Rekyc(http, bridge, new MemoryStorage(), visit.session);
  return { http, bridge, visit, rekyc };
};
const timeout: Failure = { kind: 'timeout' };

test('while the status cannot tell, it is not sent again', async () => {
  const { http, rekyc } = held();
  const first = rekyc.submit('one');
  await http.answer({});
  await http.fail(timeout);
  await http.fail(timeout);
  expect(await first).toMatchObject({ ok: false, error: timeout });
  const second = rekyc.submit('one');
  await http.fail(timeout);
  expect(await second).toMatchObject({ ok: false, error: timeout });
  const third = rekyc.submit('one');
  await http.answer({ status: 'INITIATED' });
  expect(await third).toEqual(done);
  expect(http.sent).toBe(5);
});

const isPost = (http: HeldHttp) => http.waiting[0]?.row === submitRekyc;

test('however often it is asked, nothing is sent again before the status told that it did not arrive', async () => {
  const steps = fc.array(fc.constantFrom('submit', 'answer', 'lose', 'refuse'), {
    minLength: 30,
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { http, rekyc } = held();
      /** A submission is out whose end nobody knows. */
      let inDoubt = false;
      const ends: Promise<unknown>[] = [];
      const step = async (it: string) => {
        const before = http.waiting[0];
        if (it === 'submit') ends.push(rekyc.submit('one'));
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

test('nobody’s check is sent in the name of whoever logs in meanwhile', async () => {
  const { http, visit, rekyc } = held();
  const first = rekyc.submit('of the first');
  visit.session.end('person');
  const second = rekyc.submit('of the second');
  expect(second).not.toBe(first);
  await http.answer({});
  expect(await first).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(isPost(http)).toBe(false);
  await http.answer({});
  expect(http.waiting.map(({ input }) => input)).toEqual([
    { body: { submissionUuid: 'of the second', gojekCustomerId: 'G-1' } },
  ]);
  await http.answer({});
  expect(await second).toEqual(done);
});

test('what comes late for somebody who left changes nothing', async () => {
  const { http, visit, rekyc } = held();
  const sent = rekyc.submit('one');
  await http.answer({});
  visit.session.end('person');
  await http.answer({});
  expect(await sent).toMatchObject({ ok: false });
  expect(rekyc.rekyc$.value).toEqual({ phase: 'idle' });
});

test('a status of tomorrow waits, and begins nothing', async () => {
  const { http, rekyc } = held();
  void rekyc.load();
  await http.answer({ status: 'UNKNOWN' });
  expect(rekyc.rekyc$.value).toEqual({ phase: 'ready', value: { status: 'INITIATED' } });
});
