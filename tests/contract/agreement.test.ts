import { expect, test } from 'vitest';
import { agreementLines } from '../../sandbox/lender/agreement';
import { pdf } from '../../sandbox/lender/pdf';
import { quotesFor } from '../../sandbox/lender/restructure-terms';
import { fromBase64 } from '../../domain/wire/base64';
import { restructureAgreement } from '../../domain/restructure/calls';
import { describeFronts, goodValue } from './support/fronts';
import { splitter } from './support/splitting';

const spelled = (amount = 0): string => `Rp${amount.toLocaleString('id-ID')}`;

describeFronts('the agreement on instalments', (front) => {
  test.each([3, 6, 12])('in %i parts names user, tenor, purchases and dates', async (tenor) => {
    const { http, ctx, summary, split } = splitter(front);
    const { body } = goodValue(await http.call(restructureAgreement, { query: { tenor } }));
    const file = fromBase64(body) ?? '';
    expect(file.startsWith('%PDF-1.4\n') && file.endsWith('%%EOF\n')).toBe(true);
    const { principal, fee, discount, total, instalments } = await summary(tenor);
    expect(file).toContain(`Nama: ${ctx().user.name}`);
    expect(file).toContain(`Jumlah cicilan: ${tenor} kali`);
    expect(file).toContain(`Pokok: ${spelled(principal)}`);
    expect(file).toContain(`Biaya cicilan: ${spelled(fee)}`);
    expect(file).toContain(`Total yang dibayar: ${spelled(total)}`);
    expect(file.includes(`Potongan biaya: ${spelled(discount)}`)).toBe(discount > 0);
    expect(instalments).toHaveLength(tenor);
    for (const [at, { amount }] of instalments.entries())
      expect(file).toContain(`Cicilan ${at + 1}: ${spelled(amount)}, paling lambat `);
    const orders = await split(tenor);
    expect(orders.length).toBeGreaterThan(0);
    for (const { title, amount } of orders) expect(file).toContain(`${title}  ${spelled(amount)}`);
  });

  test('is written in the language of the request', () => {
    const ctx = splitter(front).ctx();
    const [quote] = quotesFor(ctx);
    if (!quote) throw new Error('nothing to split');
    const document = pdf(agreementLines(quote, { ...ctx, locale: 'en' }));
    expect(document).toContain('Agreement on paying by instalments');
    expect(document).toContain(`Name: ${ctx.user.name}`);
    expect(document).toContain(`Total to pay: ${spelled(quote.total)}`);
    expect(document).not.toContain('Nama');
  });
});
