import { jakartaDay } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { dayName, say, titleOf } from './language';
import { dueOf } from './months';
import type { PdfLine } from './pdf';
import type { Quote } from './restructure-terms';
import type { Ctx } from './world';

const money = (amount: Rupiah): string => `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const heading = (text: string): readonly PdfLine[] => [{ text: '' }, { text, style: 'heading' }];

/** Returns the text of a restructure agreement: the user, the tenor, the purchases, the price and the payments. */
export const agreementLines = (quote: Quote, { user, now, locale }: Ctx): readonly PdfLine[] => {
  const { tenor, orders, principal, fee, discount, total, instalments } = quote;
  const both = (id: string, en: string): string => say(locale, id, en);
  const plain = (id: string, en: string): PdfLine => ({ text: both(id, en) });
  const date = (at: number): string => dayName(jakartaDay(at), locale);
  return [
    {
      text: both('Perjanjian cicilan tagihan', 'Agreement on paying by instalments'),
      style: 'title',
    },
    plain('PT Contoh Pembiayaan (simulasi)', 'PT Contoh Pembiayaan (simulated)'),
    ...heading(both('Para pihak', 'Parties')),
    plain(`Nama: ${user.name}`, `Name: ${user.name}`),
    plain(`Tanggal: ${date(now)}`, `Date: ${date(now)}`),
    plain(`Jumlah cicilan: ${tenor} kali`, `Number of instalments: ${tenor}`),
    ...heading(both('Transaksi yang dicicil', 'What is split')),
    ...orders.map((order) => ({
      text: `${date(order.at)}  ${titleOf(order, locale)}  ${money(order.amount)}`,
    })),
    ...heading(both('Biaya', 'What it costs')),
    plain(`Pokok: ${money(principal)}`, `Principal: ${money(principal)}`),
    plain(`Biaya cicilan: ${money(fee)}`, `Instalment fee: ${money(fee)}`),
    ...(discount > 0
      ? [plain(`Potongan biaya: ${money(discount)}`, `Discount: ${money(discount)}`)]
      : []),
    plain(`Total yang dibayar: ${money(total)}`, `Total to pay: ${money(total)}`),
    ...heading(both('Jadwal', 'Schedule')),
    ...instalments.map(({ month, amount }, at) =>
      plain(
        `Cicilan ${at + 1}: ${money(amount)}, paling lambat ${date(dueOf(month))}`,
        `Instalment ${at + 1}: ${money(amount)}, by ${date(dueOf(month))}`,
      ),
    ),
    ...heading(both('Akibat', 'Consequences')),
    plain(
      'Setelah disetujui, transaksi di atas menjadi satu pinjaman baru dan tidak bisa dikembalikan.',
      'Once accepted, the purchases above become one new loan, which cannot be undone.',
    ),
    plain(
      'Cicilan yang terlambat dikenai denda seperti tagihan lain.',
      'An instalment that is late carries a late fee like any other bill.',
    ),
  ];
};
