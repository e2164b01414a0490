import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { bareApplication } from '../../../domain/application/status';
import { cachedApplication, rememberStatus } from '../../../domain/application/status-cache';
import { type ApplicationStatus, statuses } from '../../../domain/navigation/statuses';
import { hour } from '../../../domain/kernel/instant';
import { ownerOf } from '../../../domain/session/owner';
import { storedRows, STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';
import { repeated } from '../../support/failures';

const now = new MemoryClock().now();

test.each<[what: string, marker: 'a' | 'r', until: number | undefined, opens: string | undefined]>([
  ['a', 'a', undefined, 'APPROVED'],
  ['a, whatever the time beside it', 'a', now - 1, 'APPROVED'],
  ['r with its time to come', 'r', now + 1, 'REJECTED'],
  ['r at its time', 'r', now, undefined],
  ['r with its time past', 'r', now - 1, undefined],
  ['r without a time', 'r', undefined, undefined],
])('the marker %s opens a page or none', (_, marker, until, opens) => {
  const storage = new MemoryStorage();
  storage.write(STORED.cacheKey, 'id:1');
  storage.write(STORED.statusMarker, marker);
  if (until !== undefined) storage.write(STORED.reapplyTime, until);
  const opened = cachedApplication(storage, 'id:1', now);
  expect(opened?.status).toBe(opens);
  expect(opened?.reapplyTime).toBe(opens === 'REJECTED' ? until : undefined);
  expect(cachedApplication(storage, 'id:2', now)).toBeUndefined();
  expect(cachedApplication(storage, '', now)).toBeUndefined();
  storage.erase(STORED.cacheKey);
  expect(cachedApplication(storage, 'id:1', now)).toBeUndefined();
});

test('every other status erases the marker', () => {
  for (const status of statuses) {
    const storage = new MemoryStorage();
    rememberStatus(storage, 'id:1', { ...bareApplication('REJECTED'), reapplyTime: now + 1 });
    rememberStatus(storage, 'id:1', bareApplication(status));
    const marker = { APPROVED: 'a', REJECTED: 'r' }[status as string];
    expect([status, storage.read(STORED.statusMarker)]).toEqual([status, marker]);
    expect(storage.read(STORED.reapplyTime)).toBeUndefined();
  }
});

test('accepted terms of a rejected application do not count for the next one', () => {
  for (const status of statuses) {
    const storage = new MemoryStorage();
    storage.write(STORED.termsAccepted, true);
    rememberStatus(storage, 'id:1', bareApplication(status));
    expect([status, storage.read(STORED.termsAccepted) === true]).toEqual([
      status,
      status !== 'REJECTED',
    ]);
  }
});

const jwt = (sub: string) => `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`;

/** Users with three kinds of owner keys: tracking id, subject and token. */
const people = [
  { token: 'opaque-1', trackingId: 1 },
  { token: 'opaque-2', trackingId: 2 },
  { token: jwt('u-1') },
  { token: jwt('u-2') },
  { token: 'opaque-3' },
];

type Step =
  | { readonly kind: 'login' | 'otherTab'; readonly who: number }
  | { readonly kind: 'logout'; readonly because: 'person' | 'api' }
  | { readonly kind: 'told'; readonly status: ApplicationStatus; readonly reapply: number }
  | { readonly kind: 'wait' | 'tabEnds' };

const who = fc.nat(people.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('login' as const, 'otherTab' as const), who }),
  fc.record({ kind: fc.constant('logout' as const), because: fc.constantFrom('person', 'api') }),
  fc.record({
    kind: fc.constant('told' as const),
    status: fc.constantFrom(...statuses, 'APPROVED', 'REJECTED'),
    reapply: fc.integer({ min: -2, max: 4 }),
  }),
  fc.record({ kind: fc.constantFrom('wait' as const, 'tabEnds' as const) }),
);

/** Logs a user in from another tab: changes the shared storage in the same order. */
const logInElsewhere = (storage: MemoryStorage, { token, trackingId }: (typeof people)[number]) => {
  for (const row of storedRows)
    if (row.owner === 'user' && row.lifetime === 'persistent') storage.erase(row);
  storage.elsewhere(STORED.authToken, token);
  if (trackingId !== undefined) storage.write(STORED.trackingId, trackingId);
};

test('no marker of another user is used, in any order of logins and logouts', async () => {
  let honoured = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const visit = new Visit();
      const { session, storage, clock } = visit;
      const told = new Map<number | undefined, ApplicationStatus>();
      let me: number | undefined;
      for (const it of steps) {
        if (it.kind === 'login') await visit.logIn(people[it.who]!);
        if (it.kind === 'otherTab') logInElsewhere(storage, people[it.who]!);
        if (it.kind === 'login' || it.kind === 'otherTab') me = it.who;
        if (it.kind === 'logout') {
          session.end(it.because);
          me = undefined;
        }
        if (it.kind === 'wait') await clock.advance(hour);
        if (it.kind === 'tabEnds') storage.endTab();
        const owner = await session.owner();
        if (it.kind === 'told' && me !== undefined) {
          const reapplyTime = clock.now() + it.reapply * hour;
          rememberStatus(storage, owner, { ...bareApplication(it.status), reapplyTime });
          told.set(me, it.status);
        }
        const cached = cachedApplication(storage, owner, clock.now())?.status;
        if (cached === undefined) continue;
        honoured += 1;
        expect(cached).toBe(told.get(me));
      }
    }),
    { numRuns: 500 },
  );
  expect(honoured).toBeGreaterThan(50);
});

test('a marker needs an owner key that is unique', async () => {
  const owners = await Promise.all(
    people.map(({ token, trackingId }) => ownerOf(token, trackingId, new MemoryIds())),
  );
  expect(repeated(owners)).toEqual([]);
  expect(owners).toHaveLength(people.length);
});
