import { expect, test } from 'vitest';
import { Drift, driftIn } from '../../../adapters/http/drift';
import { readPayload } from '../../../adapters/http/answer';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';

const fieldsOf = (row: Call, ...answers: readonly unknown[]) => {
  const reporter = new MemoryReporter();
  const drift = new Drift(reporter);
  for (const result of answers) {
    const read = readPayload(row, result);
    if (!read.ok) throw new Error(`off the contract at ${JSON.stringify(read.error)}`);
    drift.look(row, read.value);
  }
  return reporter.reports.map(({ field }) => field);
};

const line = { type: 'ORDER', status: 'SUCCESS', transactionTime: '2026-01-15T10:00:00.000+07:00' };
const history = (...lines: readonly object[]) => ({
  transactions: lines.map((more) => ({ ...line, ...more })),
});

test('the documented spelling is not drift', () => {
  expect(fieldsOf(CALLS.transactionHistory, history({ amount: 1_500_000 }))).toEqual([]);
});

test.each([
  ['an unknown word', { status: 'TELEPORTED' }, 'status'],
  ['an unknown word like a time', { status: '2026-01-15T10:00:00Z' }, 'status'],
  ['an unknown word like a part of a time', { status: '10:00Z' }, 'status'],
  ['an amount in a string', { amount: '1500000' }, 'amount'],
  ['an amount with decimals', { amount: '1500000.00' }, 'amount'],
  ['a time in seconds', { transactionTime: 1_768_446_000 }, 'transactionTime'],
  ['a time in a numeric string', { transactionTime: '1768446000000' }, 'transactionTime'],
  ['a time without a zone', { transactionTime: '2026-01-15T10:00:00' }, 'transactionTime'],
])('%s is reported', (_, more, field) => {
  expect(fieldsOf(CALLS.transactionHistory, history(more))).toEqual([`transactions.*.${field}`]);
});

test.each([
  ['the same time in another zone', { transactionTime: '2026-01-15T03:00:00Z' }],
  ['a zone without a colon', { transactionTime: '2026-01-15T10:00:00+0700' }],
  ['a time without milliseconds', { transactionTime: '2026-01-15T10:00:00+07:00' }],
  ['a field more', { colour: 'blue' }],
])('%s is not reported', (_, more) => {
  expect(fieldsOf(CALLS.transactionHistory, history(more))).toEqual([]);
});

test('each field is reported once, however many answers have it', () => {
  const odd = history({ amount: '1' }, { amount: '2', status: 'A' }, { status: 'B' });
  expect(fieldsOf(CALLS.transactionHistory, odd, odd)).toEqual([
    'transactions.*.amount',
    'transactions.*.status',
  ]);
});

test('a report names the row and the field, and no value', () => {
  const reporter = new MemoryReporter();
  const result = { applicationStatus: 'SECRET-WORD' };
  const read = readPayload(CALLS.applicationStatus, result);
  if (read.ok) new Drift(reporter).look(CALLS.applicationStatus, read.value);
  expect(reporter.reports).toEqual([
    {
      kind: 'drift',
      message: 'answer spelled otherwise',
      where: 'GET /v1/user/application-status',
      field: 'applicationStatus',
    },
  ]);
});

test('a different shape is drift', () => {
  expect(driftIn({ a: { value: 1, currency: 'IDR' } }, { a: 1 })).toEqual(['a']);
  expect(driftIn([1, [2]], [1, [3]])).toEqual(['*.*']);
});
