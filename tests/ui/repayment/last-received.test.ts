import { expect, test } from 'vitest';
import { readAnswer } from '../../../domain/wire/read-answer';
import { repayStatus } from '../../../domain/repayment/calls';
import type { PaymentReceipt } from '../../../domain/repayment/repayment-status';
import { formatIn } from '../../../ui/format/use-format';
import { lastReceived } from '../../../ui/pages/repayment/last-received';

test.each([
  ['2026-11-26', '26 November 2026'],
  ['2026-11-26T00:00:00', '26 November 2026, 00:00 WIB'],
])('the newest payment with the time %s is shown with %s', (time, shown) => {
  const read = readAnswer(repayStatus.answer, { amount: 5, time });
  const receipt = read.ok ? (read.value as PaymentReceipt) : {};
  expect(lastReceived(receipt, formatIn('en'))?.values).toEqual({ amount: 'Rp5', time: shown });
});
