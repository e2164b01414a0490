import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { minute, second } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { guardStatus } from '../../../domain/application/applications';
import { generateOtp } from '../../../domain/otp/calls';
import { Otp } from '../../../domain/otp/otp';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const options = { resendSeconds: 60 };

/** Somebody whose application waits for a code, and the first code's pause over. */
const asked = async () => {
  const visit = await aVisitOf('pending-auth', '/kyc/otp');
  const { http, storage, clock, session } = visit;
  await clock.advance(minute);
  return { visit, clock, otp: new Otp(http, storage, clock, session, options) };
};

test('a code is sent, waited for, and right', async () => {
  const { visit, otp } = await asked();
  await otp.send('WHATSAPP');
  expect(otp.otp$.value).toMatchObject({ channel: 'WHATSAPP', phase: 'sent' });
  const sent = visit.http.calls.find(({ name }) => name === 'generateOtp');
  expect(sent?.raw.query).toEqual({ channel: 'WHATSAPP' });
  expect(sent?.raw.headers['application-type']).toBe('GPL');
  expect(await otp.verify('123456')).toBe(true);
  expect(otp.otp$.value.phase).toBe('verified');
  await visit.applications.load();
  expect(guardStatus(visit.applications.application$.value)).toBe('SUBMITTED');
  const { http, storage, clock, session } = visit;
  expect(new Otp(http, storage, clock, session, options).otp$.value.channel).toBe('WHATSAPP');
});

test('a code that the lender sent by another channel is told and checked as that one', async () => {
  const { http, storage, clock, session } = await aVisitOf('pending-auth', '/kyc/otp');
  const otp = new Otp(http, storage, clock, session, options);
  // The code that was sent with the application is a moment old: another one by WhatsApp is not sent yet.
  await otp.send('WHATSAPP');
  expect(otp.otp$.value).toMatchObject({ channel: 'SMS', phase: 'sent' });
  expect(storage.read(STORED.otpChannel)).toBe('SMS');
  expect(await otp.verify('123456')).toBe(true);
  const channels = http.calls.flatMap(({ raw }) => raw.query['channel'] ?? []);
  expect(channels).toEqual(['WHATSAPP', 'SMS']);
});

test('a code that was right is not sent once more by a press that came late', async () => {
  const { visit, otp } = await asked();
  await otp.send('SMS');
  expect(await otp.verify('123456')).toBe(true);
  expect(await otp.verify('123456')).toBe(false);
  expect(visit.http.calls.filter(({ name }) => name === 'verifyOtp')).toHaveLength(1);
});

test('whoever comes to the page anew after a right code can be asked for another, in its time', async () => {
  const { visit, clock, otp } = await asked();
  await otp.send('WHATSAPP');
  const { resendAt } = otp.otp$.value;
  otp.enter();
  expect(otp.otp$.value.phase).toBe('sent');
  expect(await otp.verify('123456')).toBe(true);
  otp.enter();
  expect(otp.otp$.value).toEqual({ channel: 'WHATSAPP', phase: 'idle', resendAt });
  await otp.send();
  expect(visit.count('generateOtp')).toBe(1);
  await clock.advance(minute);
  await otp.send();
  expect([visit.count('generateOtp'), otp.otp$.value.phase]).toEqual([2, 'sent']);
});

test.each([
  ['000000', 'OTP_INVALID', 'wrong'],
  ['111111', 'OTP_EXPIRED', 'expired'],
  ['999999', 'OTP_TOO_MANY_TRIES', 'tooManyTries'],
])('the code %s is told with its code and channel: %s', async (code, word, problem) => {
  const { otp } = await asked();
  await otp.send('SMS');
  expect(await otp.verify(code)).toBe(false);
  const error = { code: word, channel: 'SMS', problem };
  expect(otp.otp$.value).toMatchObject({ phase: 'sent', error });
});

/** A one-time password over a server that answers as the test says. */
const held = (storage = new MemoryStorage()) => {
  const [http, clock, visit] = [new HeldHttp(), new MemoryClock(), new Visit()];
  return { http, clock, visit, otp: new Otp(http, storage, clock, visit.session, options) };
};
const api = (status: number, code?: string, retryAfter?: number): Failure => ({
  kind: 'api',
  status,
  ...(code === undefined ? {} : { code }),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

test.each<[said: Failure | string, code: string, problem: string]>([
  ['OTP_INVALID', 'OTP_INVALID', 'wrong'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 'unknown'],
  [api(400, 'OTP_EXPIRED'), 'OTP_EXPIRED', 'expired'],
  [api(429, 'OTP_TOO_SOON'), 'OTP_TOO_SOON', 'tooSoon'],
  [api(500), 'HTTP_500', 'unknown'],
  [{ kind: 'network' }, 'unknown', 'unsure'],
  [{ kind: 'timeout' }, 'unknown', 'unsure'],
  [{ kind: 'contract', path: 'otpError' }, 'unknown', 'unsure'],
])('an error %j of the check is kept as %s, %s', async (said, code, problem) => {
  const { http, otp } = held();
  const right = otp.verify('123456');
  await (typeof said === 'string' ? http.answer({ otpError: said }) : http.fail(said));
  expect(await right).toBe(false);
  expect(otp.otp$.value.error).toEqual({ code, channel: 'SMS', problem });
  void otp.verify('123456');
  expect(otp.otp$.value.error).toBeUndefined();
});

test.each<[what: string, end: (http: HeldHttp) => Promise<void>, phase: string, seconds: number]>([
  ['a code on its way', (http) => http.answer({}), 'sent', 60],
  ['a server with its own pause', (http) => http.answer({ resendAfterSeconds: 90 }), 'sent', 90],
  ['an error in a good answer', (http) => http.answer({ otpError: 'OTP_TOO_SOON' }), 'idle', 60],
  ['a refusal', (http) => http.fail(api(400, 'X')), 'idle', 0],
  ['a refusal with a wait', (http) => http.fail(api(429, 'X', 30 * second)), 'idle', 30],
  ['no network', (http) => http.fail({ kind: 'network' }), 'idle', 0],
  ['an answer that never came', (http) => http.fail({ kind: 'timeout' }), 'sent', 60],
  ['a gateway that lost it', (http) => http.fail(api(504)), 'sent', 60],
])('after %s another code may be asked for in time', async (_, end, phase, seconds) => {
  const { http, clock, otp } = held();
  // What the wall clock says does not matter.
  clock.heard(clock.now() + 3 * 3_600_000);
  await clock.advance(5 * minute);
  void otp.send();
  await end(http);
  expect(otp.otp$.value.phase).toBe(phase);
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

test('checking twice at once asks once, and nothing is checked while a code is being sent', async () => {
  const { http, otp } = held();
  const first = otp.verify('123456');
  expect(await otp.verify('123456')).toBe(false);
  void otp.send();
  expect(http.sent).toBe(1);
  await http.answer({});
  expect(await first).toBe(true);
  void otp.send();
  expect(await otp.verify('123456')).toBe(false);
  expect(http.sent).toBe(2);
});

test('whatever is pressed, one code per pause is asked for', async () => {
  const step = fc.oneof(
    fc.constant('send' as const),
    fc.constant('answer' as const),
    fc.constant('timeout' as const),
    fc.integer({ min: 1, max: 59 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { http, clock, otp } = held();
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

test('a combined application says so, and whoever leaves takes their code along', async () => {
  const storage = new MemoryStorage();
  storage.write(STORED.onboardingType, 'COMBINED');
  const { http, otp, visit } = held(storage);
  void otp.send('WHATSAPP');
  expect(http.waiting[0]?.input).toMatchObject({ headers: { 'application-type': 'COMBINED' } });
  storage.erase(STORED.otpChannel);
  storage.erase(STORED.otpResendAt);
  visit.session.end('person');
  await http.answer({});
  expect(otp.otp$.value).toEqual({ channel: 'SMS', phase: 'idle', resendAt: 0 });
  const right = otp.verify('123456');
  visit.session.end('person');
  await http.answer({});
  expect(await right).toBe(false);
  await settled();
  expect(otp.otp$.value.phase).toBe('idle');
});

test('a reload, and another tab, know of the code that was asked for', async () => {
  const storage = new MemoryStorage();
  const { http, clock, otp } = held(storage);
  const open = new Otp(http, storage, clock, new Visit().session, options);
  void otp.send('WHATSAPP');
  await open.send('SMS');
  expect([http.sent, open.otp$.value.phase]).toEqual([1, 'sent']);
  await http.answer({ resendAfterSeconds: 90 });
  await clock.advance(30 * second);
  const later = new Otp(http, storage, clock, new Visit().session, options);
  const resendAt = clock.elapsed() + minute;
  expect(later.otp$.value).toEqual({ channel: 'WHATSAPP', phase: 'sent', resendAt });
  await clock.advance(minute);
  void later.send();
  expect(http.sent).toBe(2);
});

test('a refused code is no reason to wait elsewhere, nor is a clock that was put back', async () => {
  const storage = new MemoryStorage();
  const { http, clock, otp } = held(storage);
  const phase = () => new Otp(http, storage, clock, new Visit().session, options).otp$.value.phase;
  void otp.send();
  expect(phase()).toBe('sent');
  await http.fail(api(400, 'X'));
  expect(phase()).toBe('idle');
  storage.write(STORED.otpResendAt, clock.now() + 60 * minute);
  expect(phase()).toBe('idle');
});
