import { expect, test } from 'vitest';
import { HostUser } from '../../../domain/auth/host-user';
import { safeInternalPath } from '../../../domain/navigation/safe-url';
import type { BridgeOutcome } from '../../../domain/ports/native-bridge';
import { Session } from '../../../domain/session/session';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';

const ok = (value: string) => ({ kind: 'ok', value }) as const;
/** Returns a token whose payload names a subject. */
const tokenOf = (sub: string, more: string) => `h.${btoa(JSON.stringify({ sub, more }))}.s`;

type Kind = 'bridge' | 'direct';

/** Opens the next document of a tab in which a user logged in: its session, and the host to ask. */
const reopened = async (type: Kind, token = 'of-a') => {
  const visit = new Visit('/home');
  const { storage, clock, ids, bridge, navigator } = visit;
  await visit.session.accept({ token }, type);
  storage.write(STORED.statusMarker, 'a');
  const options = { keepRefreshToken: false, safePath: safeInternalPath };
  const session = new Session(storage, clock, ids, options);
  const hostUser = new HostUser(session, bridge, clock, navigator);
  return { ...visit, session, hostUser, clock, storage, bridge, navigator };
};

type Reopened = Awaited<ReturnType<typeof reopened>>;

const stateOf = ({ session, storage }: Reopened) => [
  session.token,
  session.confirmation$.value,
  storage.read(STORED.authToken),
  storage.read(STORED.statusMarker),
];

const same = ['of-a', 'confirmed', 'of-a', 'a'];
const other = ['of-b', 'confirmed', 'of-b', undefined];
const none = [undefined, 'confirmed', undefined, undefined];
const closed = [undefined, 'unanswered', 'of-a', 'a'];

const outcomes: readonly (readonly [
  BridgeOutcome<string>,
  bridge: unknown[],
  direct: unknown[],
])[] = [
  [ok('of-a'), same, same],
  [ok('of-b'), other, other],
  [{ kind: 'denied' }, none, same],
  [{ kind: 'cancelled' }, none, same],
  [{ kind: 'unsupported' }, closed, same],
  [{ kind: 'timeout' }, closed, same],
  [{ kind: 'malformed' }, closed, same],
  [{ kind: 'failed', code: 'E_42' }, closed, same],
  [{ kind: 'upgrade', minVersion: '5.0.0' }, closed, same],
];

test.each(
  outcomes.flatMap(([outcome, ...ends]) =>
    (['bridge', 'direct'] as const).map((type, at) => [type, outcome, ends[at]] as const),
  ),
)('a %s session ends or continues when the host answers %o', async (type, outcome, end) => {
  const tab = await reopened(type);
  expect(tab.session.token).toBe(type === 'direct' ? 'of-a' : undefined);
  tab.bridge.answers.token = outcome;
  await tab.hostUser.confirm();
  expect(stateOf(tab)).toEqual(end);
  expect(tab.bridge.calls).toEqual(['token']);
});

test('a newer token of the same subject replaces the older one, and no data is erased', async () => {
  const [older, newer] = [tokenOf('u-1', 'older'), tokenOf('u-1', 'newer')];
  const tab = await reopened('bridge', older);
  tab.bridge.answers.token = ok(newer);
  await tab.hostUser.confirm();
  expect(stateOf(tab)).toEqual([newer, 'confirmed', newer, 'a']);
  const { id } = tab.session.scope$.value;
  tab.bridge.answers.token = ok(tokenOf('u-1', 'newest'));
  await tab.hostUser.confirm();
  expect(tab.session.scope$.value.id).toBe(id);
  tab.bridge.answers.token = ok(tokenOf('u-2', 'newest'));
  await tab.hostUser.confirm();
  expect([tab.session.scope$.value.id, tab.storage.read(STORED.statusMarker)]).toEqual([
    id + 1,
    undefined,
  ]);
});

test('a silent host is awaited for three seconds, and its late answer still counts', async () => {
  const tab = await reopened('bridge');
  let answer = (_: BridgeOutcome<string>) => {};
  tab.bridge.token = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const asked = tab.hostUser.confirm();
  await tab.clock.advance(2_900);
  expect(tab.session.confirmation$.value).toBe('waiting');
  await tab.clock.advance(200);
  await asked;
  expect(stateOf(tab)).toEqual(closed);
  answer(ok('of-b'));
  await tab.clock.advance(0);
  expect(stateOf(tab)).toEqual(other);
});

test('an answer to a request from before the app went to the background does not count', async () => {
  const tab = await reopened('bridge');
  const answers: ((outcome: BridgeOutcome<string>) => void)[] = [];
  tab.bridge.token = () => new Promise((resolve) => answers.push(resolve));
  void tab.hostUser.confirm();
  tab.hostUser.hold();
  answers[0]?.(ok('of-a'));
  await tab.clock.advance(3_000);
  expect(tab.session.confirmation$.value).toBe('waiting');
  const again = tab.hostUser.confirm();
  answers[1]?.(ok('of-b'));
  await again;
  expect(stateOf(tab)).toEqual(other);
});

test('the same user stays on the page when the app returns, and another user leaves it', async () => {
  const tab = await reopened('bridge');
  tab.bridge.answers.token = ok('of-a');
  await tab.hostUser.confirm();
  tab.navigator.go('/repayment/bill-list?type=CURRENT');
  await tab.hostUser.confirm();
  expect(tab.navigator.place$.value.path).toBe('/repayment/bill-list');
  tab.bridge.answers.token = ok('of-b');
  await tab.hostUser.confirm();
  expect(tab.navigator.place$.value.path).toBe('/');
});

test('a user who logs out during the request to the host stays logged out', async () => {
  const tab = await reopened('bridge');
  tab.bridge.answers.token = ok('of-a');
  const asked = tab.hostUser.confirm();
  tab.session.end('person');
  await asked;
  expect(stateOf(tab)).toEqual(none);
});

test('the code of a refused login is kept until a refusal without one', async () => {
  const tab = await reopened('bridge');
  expect(tab.session.refusedLogin).toBeUndefined();
  await tab.session.refuse('of-b', 'TOKEN_UNKNOWN');
  expect(tab.session.refusedLogin).toBe('TOKEN_UNKNOWN');
  await tab.session.refuse('of-b');
  expect(tab.session.refusedLogin).toBeUndefined();
});

test('a token that the lender refused does not log in, also not in the next document', async () => {
  const tab = await reopened('bridge');
  await tab.session.refuse('of-b');
  tab.bridge.answers.token = ok('of-b');
  await tab.hostUser.confirm();
  expect(stateOf(tab)).toEqual(none);
});
