import { expect, test } from 'vitest';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok } from '../../../domain/kernel/result';
import { readAccount } from '../../../domain/repayment/account';
import { choosesAccount, chosenAccount } from '../../../domain/repayment/address';
import { repayStatus } from '../../../domain/repayment/calls';
import {
  hadFailed,
  hasArrived,
  readRepaymentStatus,
  type RepaymentStatus,
} from '../../../domain/repayment/repayment-status';

const api = (code: string, status = 422): Failure => ({ kind: 'api', status, code });

test.each<[code: string, expected: RepaymentStatus]>([
  ['REPAYMENT_STATUS_NOT_ELIGIBLE', { kind: 'refused', code: 'REPAYMENT_STATUS_NOT_ELIGIBLE' }],
  ['CLIENT_UNPROCESSABLE_ENTITY', { kind: 'refused', code: 'CLIENT_UNPROCESSABLE_ENTITY' }],
  ['REPAYMENT_ALREADY_IN_PROGRESS', { kind: 'inProgress' }],
])('the refusal %s becomes a status, with any HTTP status', (code, expected) => {
  for (const status of [400, 409, 422])
    expect(readRepaymentStatus(err(api(code, status)))).toEqual(ok(expected));
});

test('every refusal of the row becomes a status', () => {
  for (const code of repayStatus.refusals)
    expect(readRepaymentStatus(err(api(code))).ok).toBe(true);
});

test.each<Failure>([
  api('SOMETHING_ELSE'),
  { kind: 'api', status: 500 },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract', path: 'status' },
])('$kind stays a failure', (failure) => {
  expect(readRepaymentStatus(err(failure))).toEqual(err(failure));
});

test.each<[said: unknown, status: RepaymentStatus]>([
  [{}, { kind: 'open' }],
  [{ status: 'NONE' }, { kind: 'open' }],
  [{ status: 'PROCESSING', amount: 5 }, { kind: 'inProgress' }],
  [{ status: 'ON_THE_MOON' }, { kind: 'open' }],
  [{ status: 'FAILED', amount: 5 }, { kind: 'failed' }],
  [
    { status: 'FAILED', time: 1_744_909_200 },
    { kind: 'failed', time: Date.UTC(2025, 3, 17, 17) },
  ],
  [{ status: 'SUCCESS' }, { kind: 'received', receipt: {} }],
  [
    { status: 'SUCCESS', amount: 0 },
    { kind: 'received', receipt: {} },
  ],
  [
    { status: 'SUCCESS', amount: -5 },
    { kind: 'received', receipt: {} },
  ],
  [
    { status: 'SUCCESS', amount: '500000.00', time: '2025-04-18T01:00:00+07:00' },
    { kind: 'received', receipt: { amount: 500_000, time: Date.UTC(2025, 3, 17, 18) } },
  ],
])('the status %j is %j', (said, status) => {
  expect(readRepaymentStatus(ok(repayStatus.answer.parse(said)))).toEqual(ok(status));
});

const received = (amount?: number, time?: number): RepaymentStatus => ({
  kind: 'received',
  receipt: { ...(amount !== undefined && { amount }), ...(time !== undefined && { time }) },
});

test.each<[before: RepaymentStatus, now: RepaymentStatus, arrived: boolean]>([
  [{ kind: 'open' }, received(5, 1), true],
  [{ kind: 'open' }, received(), true],
  [{ kind: 'inProgress' }, received(5, 1), true],
  [{ kind: 'failed' }, received(5, 1), true],
  [received(5, 1), received(5, 2), true],
  [received(5, 1), received(6, 1), true],
  [received(5), received(6), true],
  [received(5, 1), received(5, 1), false],
  [received(5), received(5), false],
  [received(), received(), false],
  [{ kind: 'open' }, { kind: 'open' }, false],
  [{ kind: 'open' }, { kind: 'inProgress' }, false],
  [received(5, 2), received(5, 1), false],
  [received(5, 2), received(7, 1), false],
  [received(5, 1), { kind: 'failed' }, false],
  [received(5, 1), { kind: 'refused', code: 'X' }, false],
])('from %j to %j money arrived: %s', (before, now, arrived) => {
  expect(hasArrived(before, now)).toBe(arrived);
});

const said = (accountNumber: string, amountDue = 5) => ({ accountNumber, amountDue });

test.each([
  ['12345678', '12345678'],
  ['7000 1812 7000 0005', '7000181270000005'],
  ['7000-1812.7000', '700018127000'],
  ['9'.repeat(23), '9'.repeat(23)],
])('the number %s is %s', (accountNumber, number) => {
  expect(readAccount(said(accountNumber))).toEqual(ok({ number, amountDue: 5, currency: 'IDR' }));
});

test.each(['', '1234567', '9'.repeat(24), '7000A1812', '١٢٣٤٥٦٧٨٩', '<b>12345678</b>'])(
  '%s is not a valid account number',
  (accountNumber) => {
    expect(readAccount(said(accountNumber))).toEqual(
      err({ kind: 'contract', path: 'accountNumber' }),
    );
  },
);

test.each([0, -1, -500_000])('an amount of %d is refused', (amountDue) => {
  expect(readAccount(said('12345678', amountDue))).toEqual(
    err({ kind: 'contract', path: 'amountDue' }),
  );
});

test('another currency is named', () => {
  const account = readAccount({ ...said('12345678'), amountDueCurrency: 'SGD' });
  expect(account).toMatchObject({ value: { currency: 'SGD' } });
});

test.each<[RepaymentStatus | undefined, RepaymentStatus | undefined, boolean]>([
  [{ kind: 'failed', time: 1 }, { kind: 'failed', time: 1 }, true],
  [{ kind: 'failed' }, { kind: 'failed' }, true],
  [{ kind: 'failed', time: 1 }, { kind: 'failed', time: 2 }, false],
  [{ kind: 'failed' }, { kind: 'inProgress' }, false],
  [{ kind: 'inProgress' }, { kind: 'failed' }, false],
  [undefined, { kind: 'failed' }, false],
  [{ kind: 'failed' }, undefined, false],
  [undefined, undefined, false],
])('a payment that began at %j and is now %j had failed before: %s', (begun, status, had) => {
  expect(hadFailed(begun, status)).toBe(had);
});

test('the account page is for a user who chose the account', () => {
  expect(choosesAccount(new URL(chosenAccount, 'https://here.example').search)).toBe(true);
  for (const query of ['', '?way=app', '?account']) expect(choosesAccount(query)).toBe(false);
});
