import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { userInfo } from '../../../domain/session/calls';
import { STORED } from '../../../domain/session/stored';
import { learnTrackingId } from '../../../domain/session/tracking-id';
import { Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

/** A visit of somebody whom a host logs in, which tells no tracking id. */
const hosted = () => {
  const visit = new Visit();
  learnTrackingId(visit.http, visit.storage, visit.session);
  return { visit, stored: () => visit.storage.read(STORED.trackingId) };
};

test('who was logged in by a host has a tracking id, and is no other owner for it', async () => {
  const { visit, stored } = hosted();
  const { token, trackingId } = visit.person('approved');
  await visit.session.accept({ token }, 'bridge');
  const before = await visit.session.owner();
  await expect.poll(stored).toBe(trackingId);
  expect(await visit.session.owner()).toBe(before);
});

test('an id that is known is not asked for', async () => {
  const { session, storage } = new Visit();
  const http = new HeldHttp();
  learnTrackingId(http, storage, session);
  await session.accept({ token: 'a', trackingId: 7 }, 'direct');
  expect(http.waiting).toEqual([]);
});

test('an answer that comes after somebody else came in is not theirs', async () => {
  const { session, storage } = new Visit();
  const http = new HeldHttp();
  learnTrackingId(http, storage, session);
  await session.accept({ token: 'a' }, 'bridge');
  await session.accept({ token: 'b' }, 'bridge');
  expect(http.waiting.map(({ row }) => row)).toEqual([userInfo, userInfo]);
  await http.answer({ trackingId: 1 });
  expect(storage.read(STORED.trackingId)).toBeUndefined();
  await http.answer({ trackingId: 2 });
  expect(storage.read(STORED.trackingId)).toBe(2);
});

test('without an answer there is none, and nobody hears of it', async () => {
  const { visit, stored } = hosted();
  addFault(visit.world, { path: '/v1/user/info', status: 500, times: 9 });
  await visit.session.accept({ token: visit.person('approved').token }, 'bridge');
  await visit.clock.advance(60_000);
  expect(stored()).toBeUndefined();
  expect(visit.session.loggedIn$.value).toBe(true);
});
