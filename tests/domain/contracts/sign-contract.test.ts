import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import {
  Agreement,
  type FacilityAgreement,
  signableContract,
} from '../../../domain/contracts/agreement';
import { signContract } from '../../../domain/contracts/calls';
import { deviceInfo } from '../../../domain/contracts/device-info';
import { SignContract } from '../../../domain/contracts/sign-contract';
import type { Failure } from '../../../domain/kernel/failure';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const agreementUrl = 'https://lender.example/a.pdf';
const unsigned = { agreementUrl, contractId: 'c-1', signed: false };
const signed = { ...unsigned, signed: true };
const timeout: Failure = { kind: 'timeout' };

const held = (opened: FacilityAgreement | undefined = unsigned) => {
  const { bridge, ports } = new Visit();
  const http = new HeldHttp();
  const { storage, scope } = ports;
  const agreement = new Agreement(http, storage);
  if (opened) agreement.opened(opened);
  const hostInfo = new MemoryHostInfo();
  const make = () => new SignContract(http, bridge, hostInfo, storage, agreement, scope.ended);
  const verb = make();
  const kind = () => verb.signing$.value.kind;
  const waiting = () => http.waiting.map(({ row }) => row);
  return { http, bridge, storage, hostInfo, agreement, verb, make, kind, waiting };
};

/** Presses the button, up to the signature. */
const signing = async (agreement: FacilityAgreement = unsigned) => {
  const all = held();
  const ended = all.verb.press();
  await all.http.answer(agreement);
  return { ...all, ended };
};

test('a named contract can be signed unless it is marked as signed', () => {
  expect(signableContract(unsigned)).toBe('c-1');
  expect(signableContract({ agreementUrl, contractId: 'c-1' })).toBe('c-1');
  expect(signableContract(signed)).toBe(undefined);
  expect(signableContract({ agreementUrl, signed: false })).toBe(undefined);
});

test.each([
  ['a contract that the user has not opened', undefined],
  ['another contract than the opened one', { ...unsigned, contractId: 'c-0' }],
])('%s is not signed', async (_, opened) => {
  const { http, verb } = held(opened ?? { agreementUrl });
  const end = verb.press();
  await http.answer(unsigned);
  expect([await end, http.waiting]).toEqual([{ kind: 'idle' }, []]);
});

const unsaid = { agreementUrl, contractId: 'c-1' };

test('without a signed flag the lender refuses a second signature by its code', async () => {
  const { http, agreement, kind } = await signing(unsaid);
  await http.fail({ kind: 'api', status: 422, code: 'CONTRACT_ALREADY_SIGNED' });
  expect(kind()).toBe('done');
  const again = agreement.refresh();
  await http.answer(unsaid);
  expect(await again).toEqual({ ok: true, value: { ...unsaid, signed: true } });
});

test.each<[code: object, after: object, end: string]>([
  [{}, unsaid, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, unsaid, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, unsigned, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, signed, 'done'],
])('after the conflict %j the agreement %j means: %s', async (code, after, end) => {
  const { http, storage, kind, waiting, ended } = await signing(unsaid);
  const failure: Failure = { kind: 'api', status: 409, ...code };
  await http.fail(failure);
  await http.answer(after);
  expect([kind(), waiting()]).toEqual([end, []]);
  expect(await ended).toMatchObject(end === 'failed' ? { failure } : {});
  expect(storage.read(STORED.signedContract)).toBe(undefined);
});

test('a conflict after a lost answer keeps the signature unknown', async () => {
  const { http, verb, kind } = held();
  for (const lost of [timeout, { kind: 'api', status: 409 }] as const) {
    void verb.press();
    await http.answer(unsaid);
    await http.fail(lost);
    await http.answer(unsaid);
    expect(kind()).toBe('unknown');
  }
});

test('the device info has only known values', () => {
  expect(deviceInfo('UA', {})).toEqual({ userAgent: 'UA' });
  const whole = { deviceId: 'd', advertisingId: '38400000-8cf0', version: '4.90.0' };
  expect(deviceInfo('UA', whole)).toEqual({
    userAgent: 'UA',
    deviceId: 'd',
    advertisingId: whole.advertisingId,
    appVersion: '4.90.0',
  });
  expect(deviceInfo('UA', whole, '5.0.0').appVersion).toBe('5.0.0');
});

test('several presses sign once, with the device info', async () => {
  const { http, bridge, storage, hostInfo, agreement, verb, kind, waiting } = held();
  bridge.answers.appInfo = { kind: 'ok', value: { deviceId: 'd' } };
  storage.write(STORED.callerVersion, '4.90.0');
  const ends = [verb.press(), verb.press(), verb.press()];
  expect(kind()).toBe('sending');
  await http.answer(unsigned);
  expect(waiting()).toEqual([signContract]);
  expect(http.waiting[0]?.input).toEqual({
    body: {
      contractId: 'c-1',
      deviceInfo: { userAgent: hostInfo.userAgent, deviceId: 'd', appVersion: '4.90.0' },
    },
  });
  await http.answer(undefined);
  expect(await Promise.all(ends)).toEqual([1, 2, 3].map(() => ({ kind: 'done' })));
  expect(agreement.state$.value).toEqual({ phase: 'ready', value: signed });
  expect(http.sent).toBe(2);
});

test('a contract that another tab signed is not signed again', async () => {
  const { kind, waiting } = await signing(signed);
  expect([kind(), waiting()]).toEqual(['done', []]);
});

test('a host that does not answer about the device does not block a signature', async () => {
  const { http, bridge, verb, hostInfo } = held();
  bridge.answers.appInfo = { kind: 'timeout' };
  void verb.press();
  await http.answer(unsigned);
  expect(http.waiting[0]?.input).toMatchObject({
    body: { deviceInfo: { userAgent: hostInfo.userAgent } },
  });
});

test.each<Failure>([timeout, { kind: 'network' }, { kind: 'api', status: 504 }])(
  'after a lost answer ($kind) the signature is unknown until the agreement shows it',
  async (lost) => {
    const { http, verb, kind } = await signing();
    await http.fail(lost);
    await http.answer(unsigned);
    expect(kind()).toBe('unknown');

    void verb.check();
    await http.fail(lost);
    expect(kind()).toBe('unknown');
    void verb.press();
    await http.fail(lost);
    expect(kind()).toBe('unknown');
    void verb.press();
    await http.answer(unsigned);
    await http.fail(lost);
    await http.answer(signed);
    expect(kind()).toBe('done');
  },
);

test('a check finds a signature that arrived late', async () => {
  const { http, verb, kind } = await signing();
  await http.fail(timeout);
  await http.fail(timeout);
  expect(kind()).toBe('unknown');
  void verb.check();
  await http.answer(signed);
  expect(kind()).toBe('done');
});

test('a refusal fails without another request', async () => {
  const { http, kind } = await signing();
  await http.fail({ kind: 'api', status: 404, code: 'CONTRACT_NOT_FOUND' });
  expect([kind(), http.waiting]).toEqual(['failed', []]);
});

test('after a reload the agreement shows what another tab or an earlier press signed', async () => {
  const { http, make } = await signing();
  await http.fail(timeout);
  const reloaded = make().press();
  await http.answer(signed, 1);
  expect([await reloaded, http.sent]).toEqual([{ kind: 'done' }, 4]);
});

test('the lender stores the signature', async () => {
  const { http, bridge, storage, ports } = await aVisitOf('contract-unsigned');
  const agreement = new Agreement(http, storage);
  const first = await agreement.refresh();
  if (first.ok) agreement.opened(first.value);
  const { ended } = ports.scope;
  const verb = new SignContract(http, bridge, new MemoryHostInfo(), storage, agreement, ended);
  expect(await verb.press()).toEqual({ kind: 'done' });
  const now = await agreement.refresh();
  expect(now.ok && now.value.signed).toBe(true);
});
