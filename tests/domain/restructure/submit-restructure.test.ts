import { expect, test } from 'vitest';
import type { Failure } from '../../../domain/kernel/failure';
import { isOutcomeUnknown } from '../../../domain/kernel/failure';
import { second } from '../../../domain/kernel/instant';
import { err, ok } from '../../../domain/kernel/result';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';
import { api, settled } from '../support/held-http';
import { held, notOffered, offered, summary } from '../support/restructure-lender';

const requestId = 'r-1';
const noBills = { totalDue: 0, currentDues: [], upcomingTotalDue: 0, upcomingDues: [] };
const asked = { kind: 'done', value: 'asked' };
const nothing = [undefined, undefined];

/** Presses the button for a tenor, up to the request. */
const submitting = async (tenor = 6, visit?: Visit) => {
  const all = held(visit);
  const pressed = all.request.submit(tenor);
  await all.http.answer(offered);
  return { ...all, pressed };
};

/** The same, up to an accepted request that the server is processing. */
const processing = async () => {
  const all = await submitting();
  await all.http.answer({ requestId, status: 'PROCESSING' });
  return all;
};

test.each([
  ['PROCESSING', 'processing'],
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['PROMO_RESERVE_FAILED', 'promoFailed'],
  ['UNKNOWN', 'processing'],
])(
  'the answer %s means %s, and tenor and id are stored until the user leaves the page of the result',
  async (answered, end) => {
    const visit = new Visit();
    visit.storage.write(STORED.restructureEntry, 'app');
    const { http, request, status, kept, tracking, pressed } = await submitting(6, visit);
    expect([status(), kept()]).toEqual(['sending', [6, undefined]]);
    expect(http.waiting[0]?.input).toEqual({ body: { tenor: 6 } });
    await http.answer({ requestId, status: answered });
    expect(await pressed).toEqual(asked);
    expect([status(), kept()]).toEqual([end, [6, requestId]]);
    const [action, route] = ['restructure_submit', 'restructureAgreement'];
    expect(tracking.events).toEqual([{ action, route, properties: { entry: 'app' } }]);
    request.leave();
    expect(kept()).toEqual(end === 'processing' ? [6, requestId] : nothing);
  },
);

test('the result of a request stays when an earlier look is answered last', async () => {
  const { http, request, status, kept } = await processing();
  const earlier = request.look();
  const later = request.look();
  await http.answer({ requestId, status: 'SUCCESS' }, 1);
  expect([await later, status()]).toEqual([{ ok: true, value: true }, 'success']);
  await http.answer({ requestId, status: 'PROCESSING' });
  expect([await earlier, status()]).toEqual([{ ok: true, value: true }, 'success']);
  request.leave();
  expect(kept()).toEqual(nothing);
});

test.each([
  [{ requestId }, 'processing', [6, requestId]],
  [{ status: 'PROCESSING' }, 'checking', [6, undefined]],
  [{}, 'checking', [6, undefined]],
  [{ status: 'SUCCESS' }, 'success', [6, undefined]],
  [{ status: 'FAILED' }, 'failed', [6, undefined]],
])('a 2xx of %j is an accepted request: %s', async (answer, kind, keeps) => {
  const { http, request, status, kept, waiting, pressed } = await submitting();
  await http.answer(answer);
  expect([await pressed, status(), kept()]).toEqual([asked, kind, keeps]);
  void request.look();
  const next = { processing: ['status'], checking: ['v2', 'bills', 'bills'] }[kind];
  expect(waiting()).toEqual(next ?? []);
});

test.each<[failure: Failure, code: string]>([
  [api(400, 'NO'), 'NO'],
  [api(422, 'NOT_NOW'), 'NOT_NOW'],
  [api(409), 'HTTP_409'],
  [api(429), 'HTTP_429'],
  [api(501), 'HTTP_501'],
])(
  'after a failure (%j) the request has failed with the code %s, and nothing is stored',
  async (failure, code) => {
    const { http, request, kept, pressed } = await submitting(3);
    await http.fail(failure);
    expect(await pressed).toEqual(asked);
    expect([request.state$.value, kept()]).toEqual([{ kind: 'failed', code }, nothing]);
    expect(await request.look()).toEqual({ ok: true, value: true });
    expect(http.waiting).toEqual([]);
  },
);

const unread: Failure = { kind: 'network' };

test.each<[what: string, failure: Failure, offer: object | undefined, ends: unknown[]]>([
  ['a 500 and the same offer', api(500, 'DOWN'), offered, ['failed', nothing]],
  ['a 500 and no offer', api(500, 'DOWN'), notOffered, ['checking', [3, undefined]]],
  ['a 500 and an offer that cannot be read', api(500), undefined, ['checking', [3, undefined]]],
])('after %s the client knows whether the request arrived', async (_, failure, offer, ends) => {
  const { http, status, kept, pressed } = await submitting(3);
  await http.fail(failure);
  if (offer) await http.answer(offer);
  else {
    // The newer call, and the older one in its place.
    await http.fail(unread);
    await http.fail(unread);
  }
  expect([await pressed, status(), kept()]).toEqual([asked, ...ends]);
});

test('a request that is already under way is followed', async () => {
  const { http, status, kept, pressed } = await submitting(3);
  await http.fail(api(409, 'RESTRUCTURE_IN_PROGRESS'));
  expect([await pressed, status(), kept()]).toEqual([asked, 'checking', [3, undefined]]);
});

const [first, last] = summary.instalments;
const later = { ...last, dueTime: '2025-06-30T23:59:59+07:00' };

test.each([
  ['another total', { total: 700, instalments: [first, { ...last, amount: 400 }] }],
  ['another day', { ...summary, instalments: [first, later] }],
  ['another fee', { ...summary, fee: 10 }],
])('with %s than the user has seen, nothing is sent', async (_, now) => {
  const { http, request, status, kept } = held();
  await settled();
  http.summary = ok(now);
  const pressed = request.submit(3);
  await http.answer(offered);
  expect(await pressed).toEqual({ kind: 'done', value: 'changed' });
  expect([http.waiting, status(), kept()]).toEqual([[], 'none', nothing]);
  const agreed = request.submit(3);
  await http.answer(offered);
  await http.answer({ requestId, status: 'PROCESSING' });
  expect([await agreed, status()]).toEqual([asked, 'processing']);
});

test('the same day at another time is the same plan', async () => {
  const { http, request, waiting } = held();
  await settled();
  http.summary = ok({
    ...summary,
    instalments: [{ ...first, dueTime: '2025-04-30T10:00:00+07:00' }, last],
  });
  void request.submit(3);
  await http.answer(offered);
  expect(waiting()).toEqual(['submit']);
});

test('a cost that cannot be read again sends nothing', async () => {
  const { http, request } = held();
  await settled();
  http.summary = err({ kind: 'network' });
  const pressed = request.submit(3);
  await http.answer(offered);
  expect(await pressed).toMatchObject({ kind: 'failed', failure: { kind: 'network' } });
});

test('a server that requires the PIN first has accepted no request, and nothing is stored', async () => {
  const { http, status, kept, pressed } = await submitting(3);
  await http.fail(api(403, 'PIN_REQUIRED'));
  expect(await pressed).toMatchObject({ kind: 'refused', code: 'PIN_REQUIRED' });
  expect([status(), kept()]).toEqual(['none', nothing]);
});

test('ten presses, another tab and a later press send one request', async () => {
  const { http, visit, request, waiting, kept } = held();
  const presses = Array.from({ length: 10 }, () => request.submit(6));
  expect(waiting()).toEqual(['v2']);
  await http.answer(offered);
  expect(waiting()).toEqual(['submit']);
  const other = held(visit);
  expect(await other.request.submit(3)).toEqual(asked);
  expect(other.http.sent).toBe(0);
  await http.answer({ requestId, status: 'PROCESSING' });
  for (const end of await Promise.all(presses)) expect(end).toEqual(asked);
  expect(await request.submit(6)).toEqual(asked);
  expect([http.sent, kept()]).toEqual([2, [6, requestId]]);
});

test('when two tabs read the offer at once, the second finds the request of the first', async () => {
  const one = held();
  const two = held(one.visit);
  const [first, second] = [one.request.submit(6), two.request.submit(6)];
  await one.http.answer(offered);
  await two.http.answer(offered);
  expect(await second).toEqual(asked);
  expect(two.waiting()).toEqual([]);
  await one.http.answer({ requestId, status: 'SUCCESS' });
  expect(await first).toEqual(asked);
});

test('a tenor that is no longer offered, or an unreadable offer, sends nothing', async () => {
  const { http, request, kept } = held();
  const gone = request.submit(12);
  await http.answer(offered);
  expect(await gone).toEqual({ kind: 'done', value: 'gone' });
  const unread = request.submit(6);
  await http.fail(api(500));
  await http.fail({ kind: 'network' });
  expect(await unread).toEqual({ kind: 'failed', failure: { kind: 'network' } });
  expect([http.waiting.length, kept()]).toEqual([0, nothing]);
});

test('a logout during the request is not a failure, because the request may have been sent', async () => {
  const { http, pressed } = await submitting();
  await http.fail({ kind: 'cancelled' });
  expect(await pressed).toEqual({ kind: 'idle' });
});

test('a request is followed by its id, also after a reload', async () => {
  const { visit } = await processing();
  const { http, request, status, waiting } = held(visit);
  expect(request.tenor).toBe(6);
  for (const [status, end] of [
    ['PROCESSING', false],
    ['UNKNOWN', false],
    ['SUCCESS', true],
  ] as const) {
    const look = request.look();
    expect([waiting(), http.waiting[0]?.input]).toEqual([['status'], { query: { requestId } }]);
    await http.answer({ status });
    expect(await look).toEqual({ ok: true, value: end });
  }
  expect(status()).toBe('success');
});

test('a status that cannot be read keeps the request, and is reported as unread', async () => {
  const { http, request, status, storage, kept } = held();
  storage.write(STORED.restructureTenor, 6);
  storage.write(STORED.restructureRequest, requestId);
  for (const failure of [api(500), api(429), { kind: 'timeout' }] as const) {
    const look = request.look();
    await http.fail(failure);
    expect(await look).toEqual({ ok: false, error: failure });
  }
  expect([status(), kept()]).toEqual(['unread', [6, requestId]]);
});

const lost: readonly Failure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract', path: 'requestId' },
  api(502),
  api(504),
];

/** Sends a request whose answer is lost. */
const afterLoss = async (failure: Failure) => {
  const all = await submitting();
  await all.http.fail(failure);
  /** Looks once; the lender answers with this offer and these bills. */
  const look = async (offer: object, bills: object) => {
    const looked = all.request.look();
    expect(all.waiting()).toEqual(['v2', 'bills', 'bills']);
    await all.http.answer(offer);
    await all.http.answer(bills);
    await all.http.answer(noBills);
    return looked;
  };
  return { ...all, look };
};

/** The same, until the client knows that the request did not arrive. */
const unsure = async () => {
  const all = await afterLoss({ kind: 'timeout' });
  await all.look(offered, noBills);
  await all.look(offered, noBills);
  return all;
};

test.each(lost)(
  'after a lost answer ($kind) the tenor is stored, and the plan is looked up in the bills',
  async (failure) => {
    expect(isOutcomeUnknown(failure)).toBe(true);
    const { status, kept, look } = await afterLoss(failure);
    expect([status(), kept()]).toEqual(['checking', [6, undefined]]);
    expect(await look(notOffered, noBills)).toEqual({ ok: true, value: false });
    expect(status()).toBe('checking');
    const shown = { ...noBills, loanRestructureDetail: { tenor: 6, paid: 0 } };
    expect(await look(notOffered, shown)).toEqual({ ok: true, value: true });
    expect(status()).toBe('success');
  },
);

test('after the same offer twice in a row the request counts as not arrived, and can be sent again', async () => {
  const { http, request, status, kept, look } = await afterLoss({ kind: 'timeout' });
  await look(offered, noBills);
  expect(status()).toBe('checking');
  expect(await look(offered, noBills)).toEqual({ ok: true, value: false });
  expect([status(), kept()]).toEqual(['unsure', [6, undefined]]);
  const again = request.again();
  await http.answer(offered);
  expect(http.waiting[0]?.input).toEqual({ body: { tenor: 6 } });
  await http.answer({ requestId, status: 'PROCESSING' });
  expect(await again).toEqual(asked);
  expect([status(), kept()]).toEqual(['processing', [6, requestId]]);
});

test('a lost request is not sent again at another cost, which the user has to agree to', async () => {
  const { http, request, status, kept } = await unsure();
  http.summary = ok({ ...summary, fee: 10 });
  const again = request.again();
  await http.answer(offered);
  expect(await again).toEqual({ kind: 'done', value: 'changed' });
  expect([http.waiting, status(), kept()]).toEqual([[], 'none', nothing]);
});

test('an accepted request is never offered again, whatever the looks find', async () => {
  const { http, request, status, kept, look } = await unsure();
  const again = request.again();
  await http.answer(offered);
  await http.answer({ status: 'UNKNOWN' });
  await again;
  for (let looks = 0; looks < 3; looks += 1) await look(offered, noBills);
  expect([status(), kept()]).toEqual(['checking', [6, undefined]]);
});

test('a retry keeps the request when the offer cannot be read, and can be repeated', async () => {
  const { http, request, status, kept } = await unsure();
  const offline = request.again();
  await http.fail({ kind: 'network' });
  await http.fail({ kind: 'network' });
  expect(await offline).toMatchObject({ kind: 'failed' });
  expect([status(), kept()]).toEqual(['unsure', [6, undefined]]);
  const gone = request.again();
  await http.answer(notOffered);
  expect(await gone).toEqual(asked);
  expect(http.waiting).toEqual([]);
  expect([status(), kept()]).toEqual(['checking', [6, undefined]]);
  const again = request.again();
  await http.answer(offered);
  await http.answer({ requestId, status: 'SUCCESS' });
  expect(await again).toEqual(asked);
  expect([status(), kept()]).toEqual(['success', [6, requestId]]);
});

test('a request that another tab has sent again is not sent a third time', async () => {
  const { http, request, storage, kept } = await unsure();
  const again = request.again();
  storage.write(STORED.restructureRequest, requestId);
  await http.answer(offered);
  expect(await again).toEqual(asked);
  expect([http.waiting, kept()]).toEqual([[], [6, requestId]]);
});

test.each([
  ['read', noBills],
  ['unread', {}],
])(
  'an offer that was missing in between must be found twice in a row again, with the bills %s',
  async (_, bills) => {
    const { status, look } = await afterLoss({ kind: 'timeout' });
    await look(offered, noBills);
    await look(notOffered, bills);
    await look(offered, noBills);
    expect(status()).toBe('checking');
    await look(offered, noBills);
    expect(status()).toBe('unsure');
  },
);

test('an id that the server does not know is dropped, and the plan is looked up', async () => {
  const { http, request, storage, waiting, kept, status } = held();
  storage.write(STORED.restructureTenor, 6);
  storage.write(STORED.restructureRequest, requestId);
  const look = request.look();
  await http.fail(api(404));
  expect([waiting(), kept()]).toEqual([
    ['v2', 'bills', 'bills'],
    [6, undefined],
  ]);
  await http.answer(notOffered);
  await http.answer({ ...noBills, loanRestructureDetail: { tenor: 6 } });
  await http.answer(noBills);
  await look;
  expect(status()).toBe('success');
});

test('a look without one of the lists fails and keeps the state, unless the other list shows the plan', async () => {
  const { http, request, status } = await afterLoss({ kind: 'timeout' });
  const look = async (other: object) => {
    const looked = request.look();
    await http.answer(notOffered);
    await http.fail(api(500));
    await http.answer(other);
    return looked;
  };
  expect(await look(noBills)).toEqual({ ok: false, error: api(500) });
  expect(status()).toBe('checking');
  expect(await look({ ...noBills, loanRestructureDetail: { tenor: 6 } })).toEqual(ok(true));
  expect(status()).toBe('success');
});

test('there is no look while the request is being sent, and a result seen in another tab ends the request', async () => {
  const { http, request, storage, status } = await submitting();
  expect(await request.look()).toEqual({ ok: true, value: false });
  await http.answer({ requestId, status: 'PROCESSING' });
  storage.erase(STORED.restructureTenor);
  storage.erase(STORED.restructureRequest);
  expect(await request.look()).toEqual({ ok: true, value: true });
  expect([status(), http.waiting.length]).toEqual(['none', 0]);
});

test('a watch follows a request until its end', async () => {
  const { visit, http, request, status } = await processing();
  let ended = false;
  request.watch$.subscribe({ complete: () => (ended = true) });
  await visit.clock.advance(2 * second);
  await http.answer({ status: 'PROCESSING' });
  await visit.clock.advance(4 * second);
  await http.answer({ status: 'FAILED' });
  expect([status(), ended, http.sent]).toEqual(['failed', true, 4]);
});
