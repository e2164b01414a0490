import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { Agreement, signableContract } from '../../../domain/contracts/agreement';
import { signContract } from '../../../domain/contracts/calls';
import { Contract } from '../../../domain/contracts/contract';
import { deviceInfo } from '../../../domain/contracts/device-info';
import type { Failure } from '../../../domain/kernel/failure';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const agreementUrl = 'https://lender.example/a.pdf';
const unsigned = { agreementUrl, contractId: 'c-1', signed: false };
const signed = { ...unsigned, signed: true };
const timeout: Failure = { kind: 'timeout' };
const zeros = '00000000-0000-0000-0000-000000000000';

const held = () => {
  const http = new HeldHttp();
  const { session, bridge, storage } = new Visit();
  const agreement = new Agreement(http, storage, session);
  agreement.opened(unsigned);
  const hostInfo = new MemoryHostInfo();
  const contract = new Contract(http, bridge, hostInfo, storage, agreement, session);
  const kind = () => contract.signing$.value.kind;
  const waiting = () => http.waiting.map(({ row }) => row);
  return { http, session, bridge, storage, facts: hostInfo, agreement, contract, kind, waiting };
};

test('a contract that is named can be signed, unless it says that it is', () => {
  expect(signableContract(unsigned)).toBe('c-1');
  expect(signableContract({ agreementUrl, contractId: 'c-1' })).toBe('c-1');
  expect(signableContract(signed)).toBe(undefined);
  expect(signableContract({ agreementUrl, signed: false })).toBe(undefined);
});

test.each([
  ['what was never opened', undefined],
  ['another contract than the one that was opened', { ...unsigned, contractId: 'c-0' }],
])('%s is not signed', async (_, opened) => {
  const http = new HeldHttp();
  const { session, bridge, storage } = new Visit();
  const agreement = new Agreement(http, storage, session);
  if (opened) agreement.opened(opened);
  const contract = new Contract(http, bridge, new MemoryHostInfo(), storage, agreement, session);
  const end = contract.sign();
  await http.answer(unsigned);
  expect([await end, http.waiting]).toEqual([{ kind: 'idle' }, []]);
});

const unsaid = { agreementUrl, contractId: 'c-1' };

test('where the lender does not say what is signed, the code of its refusal does', async () => {
  const { http, contract, agreement, kind } = held();
  void contract.sign();
  await http.answer(unsaid);
  await http.fail({ kind: 'api', status: 422, code: 'CONTRACT_ALREADY_SIGNED' });
  expect(kind()).toBe('signed');
  const again = agreement.refresh();
  await http.answer(unsaid);
  expect(await again).toEqual({ ok: true, value: { ...unsaid, signed: true } });
});

test.each<[code: object, after: object, end: string]>([
  [{}, unsaid, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, unsaid, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, unsigned, 'failed'],
  [{ code: 'CONTRACT_REPLACED' }, signed, 'signed'],
])('after a conflict %j the agreement %j tells: %s', async (code, after, end) => {
  const { http, storage, contract, kind, waiting } = held();
  const failure: Failure = { kind: 'api', status: 409, ...code };
  const ended = contract.sign();
  await http.answer(unsaid);
  await http.fail(failure);
  await http.answer(after);
  expect([kind(), waiting()]).toEqual([end, []]);
  expect(await ended).toMatchObject(end === 'failed' ? { failure } : {});
  expect(storage.read(STORED.signedContract)).toBe(undefined);
});

test('after a lost answer a conflict leaves it open whether it was signed', async () => {
  const { http, contract, kind } = held();
  for (const lost of [timeout, { kind: 'api', status: 409 }] as const) {
    void contract.sign();
    await http.answer(unsaid);
    await http.fail(lost);
    await http.answer(unsaid);
    expect(kind()).toBe('unsure');
  }
});

test('of a device is said what is known, and an advertising id of zeros is none', () => {
  expect(deviceInfo('UA', {})).toEqual({ userAgent: 'UA' });
  expect(deviceInfo('UA', { advertisingId: zeros })).toEqual({ userAgent: 'UA' });
  expect(deviceInfo('UA', { advertisingId: '' })).toEqual({ userAgent: 'UA' });
  const whole = { deviceId: 'd', advertisingId: `1${zeros.slice(1)}`, version: '4.90.0' };
  expect(deviceInfo('UA', whole)).toEqual({
    userAgent: 'UA',
    deviceId: 'd',
    advertisingId: whole.advertisingId,
    appVersion: '4.90.0',
  });
  expect(deviceInfo('UA', whole, '5.0.0').appVersion).toBe('5.0.0');
});

test('however often it is asked to, it signs once, with the device', async () => {
  const { http, bridge, storage, facts: hostInfo, agreement, contract, kind, waiting } = held();
  bridge.answers.appInfo = { kind: 'ok', value: { deviceId: 'd', advertisingId: zeros } };
  storage.write(STORED.callerVersion, '4.90.0');
  const ends = [contract.sign(), contract.sign(), contract.sign()];
  expect(kind()).toBe('signing');
  await http.answer(unsigned);
  expect(waiting()).toEqual([signContract]);
  expect(http.waiting[0]?.input).toEqual({
    body: {
      contractId: 'c-1',
      deviceInfo: { userAgent: hostInfo.userAgent, deviceId: 'd', appVersion: '4.90.0' },
    },
  });
  await http.answer(undefined);
  expect(await Promise.all(ends)).toEqual([1, 2, 3].map(() => ({ kind: 'signed' })));
  expect(agreement.agreement$.value).toEqual({ phase: 'ready', value: signed });
  expect(http.sent).toBe(2);
});

test('what another tab signed is not signed again', async () => {
  const { http, contract, kind, waiting } = held();
  void contract.sign();
  await http.answer(signed);
  expect([kind(), waiting()]).toEqual(['signed', []]);
});

test('a host that says nothing of the device does not stand against it', async () => {
  const { http, bridge, contract, facts: hostInfo } = held();
  bridge.answers.appInfo = { kind: 'timeout' };
  void contract.sign();
  await http.answer(unsigned);
  expect(http.waiting[0]?.input).toMatchObject({
    body: { deviceInfo: { userAgent: hostInfo.userAgent } },
  });
});

test.each<Failure>([timeout, { kind: 'network' }, { kind: 'api', status: 504 }])(
  'after a lost answer ($kind) the agreement tells, else nobody knows',
  async (lost) => {
    const { http, contract, kind } = held();
    void contract.sign();
    await http.answer(unsigned);
    await http.fail(lost);
    await http.answer(unsigned);
    expect(kind()).toBe('unsure');

    void contract.check();
    await http.fail(lost);
    expect(kind()).toBe('unsure');
    void contract.sign();
    await http.fail(lost);
    expect(kind()).toBe('unsure');
    void contract.sign();
    await http.answer(unsigned);
    await http.fail(lost);
    await http.answer(signed);
    expect(kind()).toBe('signed');
  },
);

test('a signature that arrived late is found by hand', async () => {
  const { http, contract, kind } = held();
  void contract.sign();
  await http.answer(unsigned);
  await http.fail(timeout);
  await http.fail(timeout);
  expect(kind()).toBe('unsure');
  void contract.check();
  await http.answer(signed);
  expect(kind()).toBe('signed');
});

test('a refusal is one, and nothing more is asked', async () => {
  const { http, contract, kind } = held();
  void contract.sign();
  await http.answer(unsigned);
  await http.fail({ kind: 'api', status: 404, code: 'CONTRACT_NOT_FOUND' });
  expect([kind(), http.waiting]).toEqual(['failed', []]);
});

test('nothing is signed in the name of whoever comes next', async () => {
  const { http, session, contract, kind, waiting } = held();
  void contract.sign();
  const [asked] = http.waiting;
  session.end('person');
  asked?.end({ ok: true, value: unsigned });
  await settled();
  expect([kind(), waiting()]).toEqual(['idle', []]);
});

test('the lender keeps the signature', async () => {
  const { http, bridge, storage, session } = await aVisitOf('contract-unsigned');
  const agreement = new Agreement(http, storage, session);
  const first = await agreement.refresh();
  if (first.ok) agreement.opened(first.value);
  const contract = new Contract(http, bridge, new MemoryHostInfo(), storage, agreement, session);
  expect(await contract.sign()).toEqual({ kind: 'signed' });
  const now = await agreement.refresh();
  expect(now.ok && now.value.signed).toBe(true);
});
