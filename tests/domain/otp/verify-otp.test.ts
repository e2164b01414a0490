import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNREAD } from '../../../domain/kernel/unread';
import { addFault } from '../../../sandbox/lender/faults';
import { minute, second } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { momentIn, msUntil } from '../../../domain/async/moment';
import { guardStatus } from '../../../domain/application/applications';
import { generateOtp } from '../../../domain/otp/calls';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, type Visit } from '../support/a-visit';
import { api, HeldHttp, settled } from '../support/held-http';
import { otpIn as of } from '../support/services-in';

/** Opens the page for a user who needs a code, after the pause of the first code. */
const asked = async () => {
  const visit = await aVisitOf('pending-auth', '/kyc/otp');
  await visit.clock.advance(minute);
  return { visit, clock: visit.clock, otp: of(visit) };
};

test('a code is sent, and the right one changes the application', async () => {
  const { visit, otp } = await asked();
  await otp.send('WHATSAPP');
  expect(otp.state$.value).toMatchObject({ channel: 'WHATSAPP', kind: 'sent' });
  const sent = visit.http.calls.find(({ name }) => name === 'generateOtp');
  expect(sent?.raw.query).toEqual({ channel: 'WHATSAPP' });
  expect(sent?.raw.headers['application-type']).toBe('GPL');
  expect((await otp.verify('123456')).kind).toBe('verified');
  expect(otp.state$.value.kind).toBe('verified');
  await visit.applications.load();
  expect(guardStatus(visit.applications.state$.value)).toBe('SUBMITTED');
  expect(of(visit).state$.value.channel).toBe('WHATSAPP');
});

test('a code that the lender sent by another channel is shown and verified with that channel', async () => {
  const visit = await aVisitOf('pending-auth', '/kyc/otp');
  const { http, storage } = visit;
  const otp = of(visit);
  // The code of the application was sent a moment ago, so the lender does not send another one by WhatsApp yet.
  await otp.send('WHATSAPP');
  expect(otp.state$.value).toMatchObject({ channel: 'SMS', kind: 'sent' });
  expect(storage.read(STORED.otpChannel)).toBe('SMS');
  expect((await otp.verify('123456')).kind).toBe('verified');
  const channels = http.calls.flatMap(({ raw }) => raw.query['channel'] ?? []);
  expect(channels).toEqual(['WHATSAPP', 'SMS']);
});

test('whether the browser autofilled the last right code is stored', async () => {
  const { visit, otp } = await asked();
  await otp.send('SMS');
  await otp.verify('000000', true);
  expect(of(visit).fillsIn).toBe(false);
  await otp.verify('123456', true);
  expect(of(visit).fillsIn).toBe(true);
  const typed = await asked();
  typed.visit.storage.write(STORED.otpAutofill, true);
  await typed.otp.verify('123456');
  expect(of(typed.visit).fillsIn).toBe(false);
});

test('two presses verify a right code once, and a later press does not verify it again', async () => {
  const { visit, otp } = await asked();
  await otp.send('SMS');
  const [first, again] = [otp.verify('123456'), otp.verify('123456')];
  expect((await again).kind).toBe('verifying');
  expect((await first).kind).toBe('verified');
  await otp.verify('123456');
  expect(visit.count('verifyOtp')).toBe(1);
});

test('a page opened again after a right code asks for another one, after its pause', async () => {
  const { visit, clock, otp } = await asked();
  await otp.send('WHATSAPP');
  const { resendAt } = otp.state$.value;
  otp.open()();
  expect(otp.state$.value.kind).toBe('sent');
  await otp.verify('123456');
  otp.open()();
  expect(otp.state$.value).toEqual({ channel: 'WHATSAPP', kind: 'idle', resendAt });
  await otp.send();
  expect(visit.count('generateOtp')).toBe(1);
  await clock.advance(minute);
  await otp.send();
  expect([visit.count('generateOtp'), otp.state$.value.kind]).toEqual([2, 'sent']);
});

test('a code that another tab verified is not sent', async () => {
  const { visit, otp } = await asked();
  const tab = of(visit);
  await otp.send('SMS');
  await otp.verify('123456');
  expect((await tab.verify('123456')).kind).toBe('idle');
  expect(visit.count('verifyOtp')).toBe(1);
});

test.each([
  [true, 'verified'],
  [false, 'sent'],
])('after a lost answer (carried out: %s) the status decides: %s', async (carriedOut, kind) => {
  const { visit, otp } = await asked();
  await otp.send('SMS');
  addFault(visit.world, { path: '/v1/otp/verificator', drop: true, carriedOut, times: 1 });
  const end = await otp.verify('123456');
  expect(end.kind).toBe(kind);
  expect(end.error?.problem).toBe(carriedOut ? undefined : 'unsure');
  expect(visit.count('verifyOtp')).toBe(1);
});

test('after a right code the status is polled while the page is open, for five minutes', async () => {
  const { visit, clock, http, otp, end } = await verifying();
  const close = otp.open();
  await http.answer({});
  expect((await end).kind).toBe('verified');
  await clock.advance(5 * minute);
  expect(otp.state$.value.kind).toBe('stuck');
  const asks = visit.count('applicationStatus');
  expect(asks).toBeGreaterThan(8);
  otp.follow();
  await clock.advance(2 * second);
  expect(visit.count('applicationStatus')).toBe(asks + 1);
  close();
  await clock.advance(minute);
  expect(visit.count('applicationStatus')).toBe(asks + 1);
});

test.each([
  ['000000', 'OTP_INVALID', 'wrong'],
  ['111111', 'OTP_EXPIRED', 'expired'],
  ['999999', 'OTP_TOO_MANY_TRIES', 'tooManyTries'],
])('the code %s is refused with %s, also after a reload: %s', async (code, refusal, problem) => {
  const { visit, otp } = await asked();
  await otp.send('SMS');
  await otp.verify(code);
  const { isSent } = otp.state$.value;
  const error = { code: refusal, channel: 'SMS', problem };
  for (const { state$ } of [otp, of(visit)])
    expect(state$.value).toMatchObject({ kind: 'sent', error, isSent });
  const stored = STORED.otpRefusal.encode(visit.storage.read(STORED.otpRefusal)!);
  expect(stored).not.toContain(code);
});

/** Holds the calls of codes until the test answers them; the simulated lender answers the status. */
const held = async () => {
  const [http, visit] = [new HeldHttp(), await aVisitOf('pending-auth', '/kyc/otp')];
  return { http, visit, clock: visit.clock, otp: of(visit, http) };
};
/** The same, while a code is verified. */
const verifying = async () => {
  const all = await held();
  const end = all.otp.verify('123456');
  await settled();
  return { ...all, end };
};

test.each([
  [{}, 'verified', undefined],
  [{ verified: true }, 'verified', undefined],
  [{ verified: false }, 'sent', 'wrong'],
  [{ isVerified: false }, 'sent', 'wrong'],
  [{ verified: UNREAD }, 'sent', 'unsure'],
  [{ valid: false }, 'sent', 'wrong'],
  [{ status: 'INVALID' }, 'sent', 'wrong'],
  [{ status: 'EXPIRED' }, 'sent', 'expired'],
  [{ result: 'FAILED' }, 'sent', 'unknown'],
  [{ status: 'PENDING' }, 'sent', 'unsure'],
  [{ verified: true, status: 'PENDING' }, 'verified', undefined],
  [{ verified: true, status: 'INVALID' }, 'sent', 'wrong'],
])('a good answer of %j leaves the code %s: %s', async (answer, kind, problem) => {
  const { http, end } = await verifying();
  await http.answer(answer);
  const state = await end;
  expect([state.kind, state.error?.problem]).toEqual([kind, problem]);
});

test.each(['INVALID', 'OTP_EXPIRED'])(
  'a failed request for a code is never shown as a wrong code: %s',
  async (code) => {
    const { http, otp } = await held();
    const end = otp.send('SMS');
    await settled();
    await http.fail(api(422, code));
    await end;
    expect(otp.state$.value.error).toEqual({ code, channel: 'SMS', problem: 'unknown' });
  },
);

test.each<[refusal: Failure | string, code: string, problem: string]>([
  ['OTP_INVALID', 'OTP_INVALID', 'wrong'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 'unknown'],
  [api(400, 'OTP_EXPIRED'), 'OTP_EXPIRED', 'expired'],
  [api(429, 'OTP_TOO_SOON'), 'OTP_TOO_SOON', 'tooSoon'],
  [api(500), 'HTTP_500', 'unknown'],
  [{ kind: 'network' }, 'unknown', 'unsure'],
  [{ kind: 'timeout' }, 'unknown', 'unsure'],
  [{ kind: 'contract', path: 'otpError' }, 'unknown', 'unsure'],
])('the refusal %j becomes the error %s: %s', async (refusal, code, problem) => {
  const { http, otp, end } = await verifying();
  await (typeof refusal === 'string' ? http.answer({ otpError: refusal }) : http.fail(refusal));
  expect((await end).error).toEqual({ code, channel: 'SMS', problem });
  void otp.verify('123456');
  expect(otp.state$.value.error).toBeUndefined();
});

test.each([
  [{}, 'SMS', undefined],
  [{ channel: 'whatsapp' }, 'WHATSAPP', undefined],
  [{ channel: 'EMAIL' }, 'SMS', 'maybeSent'],
  [{ channel: 'EMAIL', otpError: 'OTP_TOO_SOON' }, 'SMS', 'tooSoon'],
])('the answer %j to the request for a code names %s: %s', async (answer, channel, problem) => {
  const { http, otp } = await held();
  void otp.send();
  await http.answer(answer);
  expect([otp.state$.value.channel, otp.state$.value.error?.problem]).toEqual([channel, problem]);
});

test.each<[what: string, end: (http: HeldHttp) => Promise<void>, kind: string, seconds: number]>([
  ['a sent code', (http) => http.answer({}), 'sent', 60],
  ['a server with its own pause', (http) => http.answer({ resendAfterSeconds: 90 }), 'sent', 90],
  ['an error in a good answer', (http) => http.answer({ otpError: 'OTP_TOO_SOON' }), 'idle', 60],
  ['a refusal', (http) => http.fail(api(400, 'X')), 'idle', 0],
  ['too many tries', (http) => http.fail(api(429, 'OTP_TOO_MANY_TRIES')), 'idle', 60],
  ['a refusal with a wait', (http) => http.fail(api(429, 'X', 30 * second)), 'idle', 30],
  ['no network', (http) => http.fail({ kind: 'network' }), 'idle', 0],
  ['an answer that never came', (http) => http.fail({ kind: 'timeout' }), 'sent', 60],
  ['a gateway that lost it', (http) => http.fail(api(504)), 'sent', 60],
])('after %s another code can be requested in time', async (_, end, phase, seconds) => {
  const { http, clock, otp } = await held();
  // A jump of the wall clock has no effect.
  clock.heard(clock.now() + 3 * 3_600_000);
  await clock.advance(5 * minute);
  void otp.send();
  await end(http);
  expect(otp.state$.value.kind).toBe(phase);
  for (const [wait, sent] of [
    [seconds * second - 1, 1],
    [1, 2],
  ] as const) {
    if (wait > 0) await clock.advance(wait);
    if (seconds === 0 && sent === 1) continue;
    void otp.send('WHATSAPP');
    expect(http.sent).toBe(sent);
  }
});

test.each<[what: string, end: (http: HeldHttp) => Promise<void>, seconds: number]>([
  ['a wait', (http) => http.fail(api(429, 'OTP_TOO_MANY_TRIES', 5 * minute)), 300],
  ['no wait', (http) => http.fail(api(429, 'OTP_TOO_MANY_TRIES')), 60],
  ['no wait, in a good answer', (http) => http.answer({ otpError: 'OTP_TOO_MANY_TRIES' }), 60],
  [
    'a wait in a good answer',
    (http) => http.answer({ otpError: 'OTP_TOO_MANY_TRIES', resendAfterSeconds: 90 }),
    90,
  ],
  ['another code', (http) => http.fail(api(429, 'X')), 60],
])('after too many tries with %s another code waits that long', async (_, end, seconds) => {
  const { http, visit, clock, otp, end: verified } = await verifying();
  await end(http);
  await verified;
  expect(msUntil(clock, otp.state$.value.resendAt)).toBe(seconds * second);
  expect(msUntil(clock, of(visit, http).state$.value.resendAt)).toBe(seconds * second);
  await otp.send();
  expect(visit.count('generateOtp')).toBe(0);
});

test('a shorter wait after a refused code does not end the pause between two codes', async () => {
  const { http, clock, otp } = await held();
  void otp.send();
  await http.answer({});
  void otp.verify('123456');
  await settled();
  await http.fail(api(429, 'OTP_TOO_MANY_TRIES', 20 * second));
  expect(msUntil(clock, otp.state$.value.resendAt)).toBe(minute);
});

test('a code counts as sent once the server confirms it, and not after a lost answer or a refused code', async () => {
  const { http, otp, end } = await verifying();
  await http.answer({ verified: false });
  expect((await end).isSent).toBe(undefined);
  void otp.send();
  await http.fail({ kind: 'timeout' });
  expect(otp.state$.value).toMatchObject({ kind: 'sent', error: { problem: 'maybeSent' } });
  expect(otp.state$.value.isSent).toBe(undefined);
  const told = await held();
  void told.otp.send();
  await told.http.answer({});
  expect(told.otp.state$.value.isSent).toBe(true);
});

test('no code is verified while a code is being sent, and vice versa', async () => {
  const { http, otp, end } = await verifying();
  void otp.send();
  expect(http.sent).toBe(1);
  await http.answer({});
  expect((await end).kind).toBe('verified');
  void otp.send();
  expect((await otp.verify('123456')).kind).toBe('sending');
  expect(http.sent).toBe(2);
});

test('any presses request one code for each pause', async () => {
  const step = fc.oneof(
    fc.constant('send' as const),
    fc.constant('answer' as const),
    fc.constant('timeout' as const),
    fc.integer({ min: 1, max: 59 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { http, clock, otp } = await held();
      const times: number[] = [];
      for (const it of steps) {
        const before = http.sent;
        if (it === 'send') void otp.send();
        if (http.sent > before) times.push(clock.elapsed());
        if (it === 'answer' && http.waiting.length > 0) await http.answer({});
        if (it === 'timeout' && http.waiting.length > 0) await http.fail({ kind: 'timeout' });
        if (typeof it === 'number') await clock.advance(it * second);
      }
      const gaps = times.slice(1).map((at, n) => at - (times[n] ?? 0));
      expect(gaps.filter((gap) => gap < minute)).toEqual([]);
      expect(http.waiting.filter(({ row }) => row === generateOtp).length).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
});

test('a combined application sends its own type', async () => {
  const { http, visit, otp } = await held();
  visit.storage.write(STORED.onboardingType, 'COMBINED');
  void otp.send('WHATSAPP');
  expect(http.waiting[0]?.input).toMatchObject({ headers: { 'application-type': 'COMBINED' } });
});

test('a reload and another tab know the requested code', async () => {
  const { http, visit, clock, otp } = await held();
  const tab = of(visit, http);
  void otp.send('WHATSAPP');
  await tab.send('SMS');
  expect([http.sent, tab.state$.value.kind]).toEqual([1, 'sent']);
  await http.answer({ resendAfterSeconds: 90 });
  await clock.advance(30 * second);
  const reloaded = of(visit, http);
  const resendAt = momentIn(clock, minute);
  expect(reloaded.state$.value).toEqual({ channel: 'WHATSAPP', kind: 'sent', resendAt });
  await clock.advance(minute);
  void reloaded.send();
  expect(http.sent).toBe(2);
});

test('another tab does not wait after a refused code, nor after a clock was set back', async () => {
  const { http, visit, clock, otp } = await held();
  const kind = () => of(visit, http).state$.value.kind;
  void otp.send();
  expect(kind()).toBe('sent');
  await http.fail(api(400, 'X'));
  expect(kind()).toBe('idle');
  visit.storage.write(STORED.otpResendAt, clock.now() + 60 * minute);
  expect(kind()).toBe('idle');
});

test('a reload still shows why no code was sent', async () => {
  const { visit, otp } = await asked();
  addFault(visit.world, { path: '/v1/otp/generator', status: 500, code: 'OTP_DOWN', times: 1 });
  await otp.send('SMS');
  const { kind, error } = otp.state$.value;
  expect(kind).toBe('idle');
  expect(of(visit).state$.value).toMatchObject({ kind, error: { code: 'OTP_DOWN' } });
  expect(of(visit).state$.value.error).toEqual(error);
});

test('the next code and the logout erase the reason of a refusal', async () => {
  const { visit, otp } = await asked();
  const kept = ({ storage }: Visit) => storage.read(STORED.otpRefusal);
  await otp.verify('000000');
  expect(kept(visit)).toBeDefined();
  await otp.send('SMS');
  expect(kept(visit)).toBeUndefined();
  await otp.verify('000000');
  await otp.verify('123456');
  expect(kept(visit)).toBeUndefined();

  const other = await asked();
  await other.otp.verify('000000');
  expect(kept(other.visit)).toBeDefined();
  other.visit.session.end('person');
  expect(kept(other.visit)).toBeUndefined();
});
