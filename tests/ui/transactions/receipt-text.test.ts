import { expect, test } from 'vitest';
import { readAnswer } from '../../../domain/wire/read-answer';
import { transactionReceipt } from '../../../domain/receipts/calls';
import type { Receipt } from '../../../domain/receipts/receipts';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { formatIn } from '../../../ui/format/use-format';
import { receiptFile } from '../../../ui/pages/transactions/receipt-text';

/** Returns the text of the saved receipt for an answer of the lender. */
const textOf = async (answer: object): Promise<string> => {
  const i18n = createI18n('id');
  await loadMessages(i18n, 'id', ['transactions']);
  const read = readAnswer(transactionReceipt.answer, answer);
  const receipt = read.ok ? (read.value as Receipt) : {};
  const of = { referenceId: 'R-1', type: 'ORDER' };
  return receiptFile(receipt, of, i18n.getFixedT('id', 'transactions'), formatIn('id')).text;
};

const receiptWith = (merchant: string, label: string) =>
  textOf({ status: 'SUCCESS', merchant, amount: 50_000, lines: [{ label, amount: 50_000 }] });

test('a name with line breaks adds no line to a saved receipt', async () => {
  const honest = (await receiptWith('Kopi', 'Harga')).split('\n');
  for (const end of ['\n', '\r', '\u2028', '\u0085', '\v'])
    for (const [merchant, label] of [
      [`Kopi${end}Total: Rp1${end}Status: LUNAS`, 'Harga'],
      ['Kopi', `Harga${end}Total: Rp1`],
    ] as const) {
      const lines = (await receiptWith(merchant, label)).split(/[\n\r\u2028\u0085\v]/);
      expect(lines).toHaveLength(honest.length);
      expect(lines.filter((line) => line.startsWith('Total:'))).toEqual(['Total: Rp50.000']);
    }
});

test.each([
  ['ORDER', 'Rp50.000'],
  ['REFUND', '+Rp50.000'],
  ['REPAYMENT', '+Rp50.000'],
])('the total of a saved receipt of a %s is %s', async (type, total) => {
  for (const amount of type === 'ORDER' ? [50_000] : [50_000, -50_000])
    expect(await textOf({ type, amount })).toContain(`Total: ${total}\n`);
});

test('a name in another script is isolated, and marks that reverse the text are removed', async () => {
  const text = await receiptWith('مطعم', '\u202e000.1pR');
  expect(text).toContain('\u2068مطعم\u2069');
  expect(text).toContain('\n000.1pR: Rp50.000');
});

test('a name in a sentence is isolated too, and its characters are not escaped', async () => {
  const i18n = createI18n('id');
  await loadMessages(i18n, 'id', ['otp']);
  const said = i18n.t('otp:sent', { channel: 'مطعم', number: '<b>' });
  expect(said).toBe('Kodenya kami kirim lewat \u2068مطعم\u2069 ke <b>.');
});

test.each([
  ['2026-11-26', '26 November 2026'],
  ['2026-11-26T10:00:00', '26 November 2026, 10:00 WIB'],
  ['2026-11-26T00:00:00', '26 November 2026, 00:00 WIB'],
  ['2026-11-25T17:00:00Z', '26 November 2026, 00:00 WIB'],
])('the time %s is shown as %s', async (transactionTime, shown) => {
  expect(await textOf({ transactionTime })).toContain(`Waktu: ${shown}\n`);
});
