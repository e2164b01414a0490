import { expect, test } from 'vitest';
import { storedRows, STORED } from '../../../domain/storage/stored';
import { aVisitOf, type Visit } from '../support/a-visit';
import { aValue, rowOf, storedNames } from '../support/stored-values';

/** Writes every row of the storage. */
const fill = ({ storage }: Visit): void => {
  for (const name of storedNames) storage.write(rowOf(name), aValue(name));
};
const keysWhere = (keep: (row: (typeof storedRows)[number]) => boolean): string[] =>
  storedRows
    .filter(keep)
    .map((row) => row.key)
    .sort();

test.each(['person', 'api'] as const)(
  'a logout by %s erases the data of the user, also offline',
  async (because) => {
    const visit = await aVisitOf('approved');
    fill(visit);
    const { scope } = visit.ports;
    visit.session.end(because);
    const gone = [
      STORED.loginAttempt.key,
      ...(because === 'person' ? [STORED.loginTarget.key] : []),
    ];
    const kept = keysWhere((row) => row.owner !== 'user' && !gone.includes(row.key));
    const unsaved = because === 'api' ? [STORED.unsavedAnswers.key] : [];
    expect([...visit.storage.keys].sort()).toEqual([...kept, ...unsaved].sort());
    expect([visit.session.token, visit.session.loggedIn$.value, scope.ended.aborted]).toEqual([
      undefined,
      false,
      true,
    ]);
  },
);

test.each([true, false])(
  'after a 401 the same user finds the unsaved answers again: %s',
  async (same) => {
    const visit = await aVisitOf('draft');
    const { session, storage, clock, me } = visit;
    const owner = await session.owner();
    const unsaved = {
      owner,
      at: clock.now(),
      form: 'kyc',
      answers: { 'personalInfo.email': 'a@b.c' },
    };
    storage.write(STORED.unsavedAnswers, unsaved);
    session.remember('/kyc/step2', owner);
    session.end('api');
    const end = await visit.logIn(same ? me : visit.person('draft'));
    expect(end).toEqual({ kind: 'in', to: same ? '/kyc/step2' : '/' });
    expect(storage.read(STORED.unsavedAnswers)).toEqual(same ? unsaved : undefined);
  },
);

test('each login of a tab has its own session id until it ends', async () => {
  const visit = await aVisitOf('approved');
  const id = () => visit.storage.read(STORED.secondSessionId);
  const first = id();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  visit.session.goOn();
  expect(id()).toBe(first);
  await visit.logIn(visit.person('draft'));
  const second = id();
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  visit.session.end('person');
  expect(id()).toBeUndefined();
});

test('a login of another user erases everything of the previous one', async () => {
  const visit = await aVisitOf('approved');
  fill(visit);
  visit.storage.write(STORED.authToken, visit.session.token ?? '');
  await visit.logIn(visit.person('new'));
  const written = [
    STORED.authToken,
    STORED.timestamp,
    STORED.loginType,
    STORED.trackingId,
    STORED.secondSessionId,
  ];
  const left = storedRows.filter((row) => row.owner === 'user' && visit.storage.textOf(row));
  expect(left).toEqual(expect.arrayContaining(written));
  expect(left).toHaveLength(written.length);
});

test('a login and a logout of another tab are followed, and a renewal of the same token is ignored', async () => {
  const visit = await aVisitOf('approved');
  const { session, storage } = visit;
  const begun = session.scope$.value.id;
  const scopes = () => session.scope$.value.id - begun;
  storage.write(STORED.fromSummary, true);
  storage.elsewhere(STORED.authToken, session.token);
  expect([scopes(), storage.read(STORED.fromSummary)]).toEqual([0, true]);
  storage.elsewhere(STORED.authToken, 'of-another-person');
  expect([session.token, scopes()]).toEqual(['of-another-person', 1]);
  expect(storage.read(STORED.fromSummary)).toBeUndefined();
  storage.elsewhere(STORED.theme, 'dark');
  storage.elsewhere(STORED.authToken, undefined);
  expect([session.loggedIn$.value, scopes()]).toEqual([false, 2]);
});
