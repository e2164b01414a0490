import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { SessionHttp } from '../../../adapters/session/session-http';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { STORED } from '../../../domain/storage/stored';
import { learnTrackingId } from '../../../domain/session/tracking-id';
import { Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

/** A visit with a login of the host, which sends no tracking id. */
const hosted = async () => {
  const visit = new Visit();
  const { token, trackingId } = visit.person('approved');
  await visit.session.accept({ token }, 'bridge');
  const learn = () => learnTrackingId(visit.ports.http, visit.ports.storage);
  return { visit, trackingId, learn, stored: () => visit.storage.read(STORED.trackingId) };
};

test('a user of the host gets a tracking id and keeps the same owner key', async () => {
  const { visit, trackingId, learn, stored } = await hosted();
  const before = await visit.session.owner();
  await learn();
  expect(stored()).toBe(trackingId);
  expect(await visit.session.owner()).toBe(before);
});

test('an answer that arrives after another user logged in is dropped', async () => {
  const { session, storage } = new Visit();
  const server = new HeldHttp();
  const learn = () => {
    const scope = session.scope$.value;
    const http = new SessionHttp(server, scope);
    void learnTrackingId(http, new SessionStorage(storage, scope.ended));
  };
  await session.accept({ token: 'a' }, 'bridge');
  learn();
  await session.accept({ token: 'b' }, 'bridge');
  learn();
  await server.answer({ trackingId: 1 });
  expect(storage.read(STORED.trackingId)).toBeUndefined();
  await server.answer({ trackingId: 2 });
  expect(storage.read(STORED.trackingId)).toBe(2);
});

test('without an answer there is no tracking id, and the failure is silent', async () => {
  const { visit, learn, stored } = await hosted();
  addFault(visit.world, { path: '/v1/user/info', status: 422, times: 9 });
  await learn();
  expect(stored()).toBeUndefined();
  expect(visit.session.loggedIn$.value).toBe(true);
});
