import type { AgreementTerms } from './lender/agreement-terms';
import { lenderName } from './client-config';
import { languageLink } from './help-page';
import type { PageLanguage } from './http/page-language';
import { html, page, type Html } from './http/html';

const rupiah = (amount: number): string => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`;

const dayIn = (lang: PageLanguage) => {
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  });
  return (at: number): string => format.format(at);
};

/** Returns a function that writes thousandths as a percentage, `2,5 %` or `2.5%`. */
const percentIn = (lang: PageLanguage) => {
  const format = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  return (thousandths: number): string => format.format(thousandths / 1000);
};

type Clause = readonly [name: string, text: string];

interface Wording {
  readonly title: string;
  readonly other: string;
  readonly note: string;
  readonly clauses: (terms: AgreementTerms) => readonly Clause[];
  readonly instalments: readonly [title: string, tenor: string, fee: string, lead: string];
}

const wordings: Readonly<Record<PageLanguage, Wording>> = {
  id: {
    title: 'Perjanjian fasilitas kredit',
    other: 'English',
    note: 'Dokumen ini milik sandbox. Pemberi pinjaman, peminjam dan isinya hanya simulasi, dan tidak mengikat siapa pun.',
    clauses: ({ approvedAt, contractId, lateFee, limit, name, signedAt, temporary }) => [
      ['Nomor perjanjian', contractId],
      ['Pemberi pinjaman', lenderName],
      ['Peminjam', name],
      ['Disetujui', dayIn('id')(approvedAt)],
      [
        'Limit kredit',
        `${rupiah(limit)}${temporary > 0 ? `, termasuk ${rupiah(temporary)} sementara` : ''}`,
      ],
      [
        'Yang terutang',
        'Hanya yang sudah kamu pakai, ditambah biaya yang disebut sebelum kamu menyetujuinya.',
      ],
      [
        'Jatuh tempo',
        'Belanja satu bulan dibayar paling lambat hari terakhir bulan itu, pukul 23:59 WIB.',
      ],
      [
        'Denda keterlambatan',
        `${rupiah(lateFee)} untuk setiap tagihan yang belum lunas sejak tanggal 6 di bulan setelah jatuh tempo, sekali saja.`,
      ],
      ['Pelunasan', 'Boleh kapan saja sebelum jatuh tempo, tanpa biaya.'],
      [
        'Tanda tangan',
        signedAt === undefined
          ? 'Belum ditandatangani.'
          : `Ditandatangani ${dayIn('id')(signedAt)}.`,
      ],
    ],
    instalments: [
      'Cicilan',
      'Bulan',
      'Biaya per bulan',
      'Kalau kamu minta tagihan dicicil, biayanya dihitung dari pokok yang dicicil:',
    ],
  },
  en: {
    title: 'Credit facility agreement',
    other: 'Bahasa Indonesia',
    note: 'This document belongs to the sandbox. Lender, borrower and terms are simulated, and bind nobody.',
    clauses: ({ approvedAt, contractId, lateFee, limit, name, signedAt, temporary }) => [
      ['Agreement number', contractId],
      ['Lender', lenderName],
      ['Borrower', name],
      ['Approved', dayIn('en')(approvedAt)],
      [
        'Credit limit',
        `${rupiah(limit)}${temporary > 0 ? `, of which ${rupiah(temporary)} temporary` : ''}`,
      ],
      [
        'What is owed',
        'Only what you have used, and fees that were stated before you agreed to them.',
      ],
      ['Due date', 'What you buy in a month is due on the last day of that month, at 23:59 WIB.'],
      [
        'Late fee',
        `${rupiah(lateFee)} for every bill that is still unpaid on the 6th of the month after the due date, once.`,
      ],
      ['Paying early', 'At any time before the due date, at no cost.'],
      [
        'Signature',
        signedAt === undefined ? 'Not signed yet.' : `Signed on ${dayIn('en')(signedAt)}.`,
      ],
    ],
    instalments: [
      'Instalments',
      'Months',
      'Fee a month',
      'If you ask for your bills to be split, the fee is a part of what is split:',
    ],
  },
};

const feeTable = (
  { prices }: AgreementTerms,
  lang: PageLanguage,
  [title, tenor, fee, lead]: Wording['instalments'],
): Html => html`<h2>${title}</h2>
<p>${lead}</p>
<table><thead><tr><th scope="col">${tenor}</th><th scope="col">${fee}</th></tr></thead>
<tbody>${prices.map((price) => html`<tr><td>${price.tenor}</td><td>${percentIn(lang)(price.fee)}</td></tr>`)}</tbody></table>`;

/** Returns the facility agreement of one user, with the terms of the simulated lender. */
export const agreementPage = (terms: AgreementTerms, lang: PageLanguage): string => {
  const { title, other, note, clauses, instalments } = wordings[lang];
  return page(
    `${title} – PayLater sandbox`,
    lang,
    '/agreements/{id}',
    html`<h1>${title}</h1>
<dl>${clauses(terms).map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>
${feeTable(terms, lang, instalments)}
<p>${note}</p>
${languageLink(lang, other)}`,
  );
};
