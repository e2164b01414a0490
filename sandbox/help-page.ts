import type { Host } from '../domain/host/host';
import { html, page, type Html } from './http/html';
import type { PageLanguage } from './http/page-language';

interface PageTexts {
  readonly title: string;
  readonly lead: string;
  readonly topics: readonly (readonly [question: string, answer: string])[];
  readonly other: string;
  readonly note: string;
}

const help: Readonly<Record<PageLanguage, PageTexts>> = {
  id: {
    title: 'Pusat bantuan PayLater',
    lead: 'Jawaban untuk pertanyaan yang sering ada.',
    topics: [
      [
        'Kapan tagihanku harus dibayar?',
        'Belanja satu bulan dibayar paling lambat di hari terakhir bulan itu, pukul 23:59 WIB. Tanggal dan jumlahnya ada di halaman tagihan.',
      ],
      [
        'Berapa denda kalau telat?',
        'Rp25.000 sejak tanggal 6 setelah jatuh tempo, sekali untuk setiap tagihan. Jumlahnya tertulis di tagihanmu.',
      ],
      [
        'Bagaimana cara membayar?',
        'Buka tagihan, tekan Bayar, lalu transfer ke nomor virtual account sebesar jumlah yang tertulis.',
      ],
      [
        'Ada yang minta OTP atau PIN. Boleh kuberikan?',
        'Jangan. Petugas kami tidak pernah memintanya. Kalau sudah terlanjur, telepon 157.',
      ],
      ['Aku mau bicara dengan orang.', 'Telepon 157, setiap hari, 24 jam.'],
    ],
    other: 'English',
    note: 'Halaman ini milik sandbox. Nomor, jumlah dan janji di sini hanya simulasi.',
  },
  en: {
    title: 'PayLater help centre',
    lead: 'Answers to common questions.',
    topics: [
      [
        'When do I have to pay?',
        'What you buy in a month is due on the last day of that month, at 23:59 WIB. The date and the amount are on the bill page.',
      ],
      [
        'What does it cost to be late?',
        'Rp25.000 from the 6th of the month after the due date, once for every bill. The amount is written on your bill.',
      ],
      [
        'How do I pay?',
        'Open the bill, press Pay, and transfer the amount shown to the virtual account.',
      ],
      [
        'Someone asks for my OTP or PIN. May I give it?',
        'No. Our staff never ask for it. If you already did, call 157.',
      ],
      ['I want to talk to a person.', 'Call 157, every day, 24 hours.'],
    ],
    other: 'Bahasa Indonesia',
    note: 'This page belongs to the sandbox. Its numbers, amounts and promises are simulated.',
  },
};

const move: Readonly<Record<PageLanguage, PageTexts>> = {
  id: {
    title: 'Pindah akun PayLater',
    lead: 'Di sini akun lama dipindahkan sebelum bisa dipakai lagi.',
    topics: [
      ['Apa yang ikut pindah?', 'Limit, tagihan dan riwayatmu. Tidak ada yang hilang.'],
      ['Apa yang harus kulakukan?', 'Di sandbox tidak ada. Akun ini tetap seperti adanya.'],
    ],
    other: 'English',
    note: help.id.note,
  },
  en: {
    title: 'Move your PayLater account',
    lead: 'This is where an older account is moved before it can be used again.',
    topics: [
      ['What moves with it?', 'Your limit, your bills and your history. Nothing is lost.'],
      ['What do I have to do?', 'Nothing in the sandbox. This account stays as it is.'],
    ],
    other: 'Bahasa Indonesia',
    note: help.en.note,
  },
};

const summary: Readonly<Record<PageLanguage, PageTexts>> = {
  id: {
    title: 'Ringkasan produk PayLater',
    lead: 'Yang perlu kamu tahu sebelum memakai PayLater.',
    topics: [
      ['Apa ini?', 'Kredit untuk belanja di mitra, dibayar setiap bulan atau dicicil.'],
      [
        'Berapa biayanya?',
        'Biaya cicilan dan denda keterlambatan tertulis sebelum kamu setuju. Denda di sandbox Rp25.000 untuk setiap tagihan.',
      ],
      [
        'Apa risikonya?',
        'Kalau terlambat membayar, utangmu bertambah dan riwayat kreditmu bisa terpengaruh.',
      ],
      ['Ke mana mengadu?', 'Telepon 157, setiap hari, 24 jam.'],
    ],
    other: 'English',
    note: help.id.note,
  },
  en: {
    title: 'PayLater product summary',
    lead: 'What you should know before you use PayLater.',
    topics: [
      ['What is it?', 'Credit for purchases at partners, paid every month or in instalments.'],
      [
        'What does it cost?',
        'The fee of instalments and the late fee are shown before you agree. The late fee of the sandbox is Rp25.000 for every bill.',
      ],
      [
        'What is the risk?',
        'If you pay late, you owe more, and your credit history may be affected.',
      ],
      ['Where can I complain?', 'Call 157, every day, 24 hours.'],
    ],
    other: 'Bahasa Indonesia',
    note: help.en.note,
  },
};

const appNames: Readonly<Partial<Record<Host, string>>> = {
  gojek: 'Gojek',
  gopay: 'GoPay',
  'partner-sdk': 'SDK',
  web: 'Web',
};

/** Returns the link to the same page in the other language. */
export const languageLink = (lang: PageLanguage, label: string): Html => {
  const other = lang === 'id' ? 'en' : 'id';
  return html`<p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${label}</a></p>`;
};

const renderPage = (texts: PageTexts, lang: PageLanguage, route: string, place = ''): string =>
  page(
    `${texts.title} – PayLater sandbox`,
    lang,
    route,
    html`<h1>${texts.title}${place === '' ? '' : ` · ${place}`}</h1>
<p>${texts.lead}</p>
${texts.topics.map(([question, answer]) => html`<h2>${question}</h2><p>${answer}</p>`)}
<p>${texts.note}</p>
${languageLink(lang, texts.other)}`,
  );

export const helpPage = (lang: PageLanguage, host: Host): string =>
  renderPage(help[lang], lang, '/help/{host}', appNames[host] ?? host);

export const movePage = (lang: PageLanguage): string => renderPage(move[lang], lang, '/help/move');

export const summaryPage = (lang: PageLanguage): string =>
  renderPage(summary[lang], lang, '/help/summary');
