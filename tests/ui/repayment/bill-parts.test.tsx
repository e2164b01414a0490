import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryFiles } from '../../../adapters/memory/memory-files';
import { MemoryHttp } from '../../../adapters/memory/memory-http';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { readBook } from '../../../domain/bills/bill-book';
import { billList } from '../../../domain/bills/calls';
import { Bills } from '../../../domain/bills/bills';
import { OwnTimes } from '../../../domain/bills/own-times';
import type { Failure } from '../../../domain/kernel/failure';
import { day } from '../../../domain/kernel/instant';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { Clock } from '../../../domain/ports/clock';
import { type FileEnd, Files } from '../../../domain/ports/files';
import { Notifications } from '../../../ui/app/notifications';
import { BillSheet } from '../../../ui/pages/repayment/bill-sheet';
import { BillTools } from '../../../ui/pages/repayment/bill-tools';
import { TotalCard } from '../../../ui/pages/repayment/total-card';
import { renderIn } from '../../support/app/render-in';

const now = new MemoryClock().now();

/** What the lender says of the upcoming bills. */
const none = ok({ upcomingDues: [] });

const show = async (
  said: unknown,
  end: FileEnd = 'saved',
  language: 'id' | 'en' = 'id',
  upcoming: Result<unknown, Failure> = none,
) => {
  const [files, notifications] = [new MemoryFiles(end), new Notifications()];
  const pressed: string[] = [];
  const book = readBook('CURRENT', billList.answer.parse(said), now);
  const page = book.ok && (
    <>
      <TotalCard type="CURRENT" book={book.value} stale={false} onOpen={() => {}} />
      <BillSheet
        type="CURRENT"
        book={book.value}
        stale={false}
        onOpen={() => {}}
        onRetry={() => pressed.push('retry')}
        onHelp={() => pressed.push('help')}
      />
      <BillTools type="CURRENT" book={book.value} />
    </>
  );
  const { container } = await renderIn(language, ['repayment'], page, [
    [Files, files],
    [Notifications, notifications],
    [Clock, new MemoryClock()],
    [
      Bills,
      new Bills(
        new MemoryHttp(
          async () => upcoming,
          () => undefined,
        ),
        new MemoryClock(),
        new MemoryStorage(),
      ),
    ],
    [OwnTimes, new OwnTimes(new MemoryStorage())],
  ]);
  /** Presses a button; returns whether the page has it. */
  const press = async (name: RegExp) => {
    const button = [...document.querySelectorAll('button')].find((it) =>
      name.test(it.textContent ?? ''),
    );
    if (!button) return false;
    await act(async () => void fireEvent.click(button));
    return true;
  };
  const choose = () => press(/^(Ingatkan aku|Remind me)$/);
  const remind = async (...switches: readonly RegExp[]) => {
    if (!(await choose())) return false;
    for (const name of switches) await press(name);
    return press(/^(Simpan ke kalender|Save to calendar)$/);
  };
  const text = () => container.textContent ?? '';
  return { text, container, files, notifications, choose, remind, pressed };
};

const bill = { id: 'april', amount: 500_000, dueTime: now + 12 * day, status: 'NOT_OVERDUE' };

test.each([
  [{ currentDues: [bill, { id: 'may' }] }, true],
  [{ currentDues: [bill, { id: 'may' }], totalDue: 700_000 }, false],
  [{ currentDues: [bill] }, false],
])('a sum without one of its bills is marked as incomplete (%j: %s)', async (said, isMissing) => {
  const { text } = await show(said);
  expect(text().includes('totalnya bisa lebih besar')).toBe(isMissing);
});

test.each([
  ['id', 'rows', { currentDues: [{}, {}], totalDue: 700_000 }, 'Rincian tagihanmu belum bisa'],
  ['en', 'rows', { currentDues: [{}], totalDue: 700_000 }, 'The details of your bills could not'],
  ['id', 'no rows', { totalDue: 700_000 }, 'Rincian tagihanmu belum bisa'],
  ['id', 'one row', { currentDues: [bill, {}], totalDue: 700_000 }, 'Ada tagihan yang belum bisa'],
  ['en', 'one row', { currentDues: [bill, {}], totalDue: 700_000 }, 'Some bills could not'],
] as const)(
  'in %s the page says what is missing beside %s, and offers another try and help',
  async (language, _, said, words) => {
    const { text, container, pressed } = await show(said, 'saved', language);
    expect(text()).toContain(words);
    expect(text()).not.toMatch(/sebentar lagi|in a moment/);
    expect(/Ada tagihan|Some bills/.test(text())).toBe(
      container.querySelector('[data-row]') !== null,
    );
    for (const button of container.querySelectorAll('.unread-bills button'))
      fireEvent.click(button);
    expect(pressed).toEqual(['retry', 'help']);
  },
);

test.each([
  [{ currentDues: [bill], totalDue: -5 }, true],
  [{ currentDues: [bill], totalDue: 499_999 }, true],
  [{ currentDues: [bill], totalDue: 500_000 }, false],
])('a sum in the place of an unusable total is marked as such (%j: %s)', async (said, isMarked) => {
  const { text } = await show(said);
  expect(text().includes('Total dari pemberi pinjaman belum bisa dimuat atau tidak cocok')).toBe(
    isMarked,
  );
  expect(text()).not.toContain('Ada tagihan yang belum bisa dimuat');
  expect(text()).toContain('Rp500.000');
});

test.each([
  [{ currentDues: [bill] }, 0],
  [{ currentDues: [bill, { id: 'may', amount: 1_000, status: 'NOT_OVERDUE' }] }, 1],
  [{ currentDues: [{ id: 'may', amount: 1_000, status: 'NOT_OVERDUE' }] }, 1],
])(
  'a due date that is unknown is named, in the summary if no bill has one (%j: %s)',
  async (said, times) => {
    const { text } = await show(said);
    expect(text().split('Tanggal jatuh tempo belum bisa dimuat').length - 1).toBe(times);
  },
);

test('a temporary limit, a restructure and a known extra text are shown', async () => {
  const { text, container } = await show({
    currentDues: [bill],
    billUseTempLimit: true,
    loanRestructureDetail: { tenor: 6, paid: 2, amount: 210_000 },
    extendInfo: { title: 'Kabar', text: 'Tagihan digabung.' },
  });
  for (const words of ['limit sementara', '2 dari 6 cicilan', 'Kabar', 'Tagihan digabung.'])
    expect(text()).toContain(words);
  expect(container.querySelector('[data-amount="210000"]')).not.toBe(null);
});

test.each([
  [{ tenor: 6 }, '6 cicilan'],
  [{ amount: 210_000 }, 'Nilai cicilan'],
])('a restructure shows its known parts: %j', async (loanRestructureDetail, words) => {
  expect((await show({ currentDues: [bill], loanRestructureDetail })).text()).toContain(words);
});

test('an extra of unknown shape is not shown', async () => {
  const { text } = await show({
    currentDues: [bill],
    billUseTempLimit: false,
    loanRestructureDetail: {},
    extendInfo: { html: '<b>rahasia</b>' },
  });
  for (const words of ['limit sementara', 'cicilan', 'rahasia'])
    expect(text()).not.toContain(words);
});

test.each([
  [
    'one late, one not',
    [
      { amount: 655_000, lateFee: 25_000, dueTime: now - 3 * day, status: 'OVERDUE_WITH_LATE_FEE' },
      { amount: 120_000, dueTime: now + 16 * day, status: 'NOT_OVERDUE' },
    ],
    ['Terlambat 3 hari: Rp680.000 rupiah', 'Rp120.000 rupiah jatuh tempo 31 Januari 2026'],
  ],
  [
    'two late: the days of the older one',
    [
      { amount: 100_000, dueTime: now - 2 * day, status: 'OVERDUE' },
      { amount: 200_000, dueTime: now - 33 * day, status: 'OVERDUE' },
    ],
    ['Terlambat 33 hari, jatuh tempo 13 Desember 2025'],
  ],
  [
    'all late, since when is not known',
    [{ amount: 5, status: 'OVERDUE' }],
    ['Tanggal jatuh tempo belum bisa dimuat.'],
  ],
  ['one to come', [bill], ['Jatuh tempo 27 Januari 2026, 12 hari lagi']],
  [
    'no status: the calendar decides',
    [{ amount: 5, dueTime: now - day }],
    ['Terlambat 1 hari, jatuh tempo 14 Januari 2026'],
  ],
  [
    'another currency',
    [{ ...bill, currency: 'USD' }],
    ['Jatuh tempo 27 Januari 2026, 12 hari lagi'],
  ],
  ['a bill that cannot be read', [bill, { id: 'may' }], []],
])('the summary separates late and upcoming bills: %s', async (_, currentDues, lines) => {
  const { container } = await show({ currentDues });
  const shown = [...container.querySelectorAll('.due-summary p')].map((it) => it.textContent);
  expect(shown).toEqual(lines);
});

test.each([
  ['a total that differs from the sum', { currentDues: [bill], totalDue: 1 }, '.due-summary'],
  ['an unknown status', { currentDues: [{ ...bill, status: 'DOOMED' }] }, '.status-chip'],
])('with %s the page leaves out what it does not know', async (_, answer, claim) => {
  const { container } = await show(answer);
  expect(container.querySelector(claim)).toBe(null);
});

test('another currency is shown by its code', async () => {
  const { text } = await show({ currentDues: [{ ...bill, amount: 1_500, currency: 'SGD' }] });
  expect(text()).toContain('SGD 1.500');
  expect(text()).not.toContain('Rp');
});

test.each([
  [0, 'NOT_OVERDUE', 'shows', 'hari ini'],
  [1, 'NOT_OVERDUE', 'shows', 'besok'],
  [5, 'NOT_OVERDUE', 'shows', '5 hari lagi'],
  [-1, 'OVERDUE', 'shows', 'Terlambat 1 hari'],
  [-1, 'NOT_OVERDUE', 'does not show', 'terlambat'],
  [5, 'OVERDUE', 'does not show', 'lagi'],
])('a bill due in %d days with the status %s %s %s', async (days, status, verb, words) => {
  const { text } = await show({ currentDues: [{ ...bill, status, dueTime: now + days * day }] });
  expect(text().includes(words)).toBe(verb === 'shows');
});

test('the English text uses the singular for one day', async () => {
  const late = { ...bill, status: 'OVERDUE', dueTime: now - day };
  const { text } = await show({ currentDues: [late] }, 'saved', 'en');
  expect(text()).toContain('1 day overdue');
});

test('future due days go into one calendar file, without amounts', async () => {
  const { files, notifications, remind } = await show({
    currentDues: [bill, { ...bill, id: 'past', dueTime: now - day }, { amount: 7_000 }],
  });
  expect(await remind()).toBe(true);
  const [file] = files.saved;
  expect([file?.name, file?.type]).toEqual(['paylater.ics', 'text/calendar']);
  expect(file?.text.match(/BEGIN:VEVENT/g)?.length).toBe(1);
  expect(file?.text).toContain('UID:bill-april@paylater');
  expect(file?.text).toContain('DTSTART:20260127T020000Z');
  expect(file?.text.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P3D', 'TRIGGER:-P1D']);
  expect(file?.text).not.toMatch(/Rp|500\D?000/);
  expect(notifications.toast$.value?.text).toContain('File pengingat terunduh');
});

test('the sheet names the days of the preset reminders, and the file has the chosen ones', async () => {
  const { files, choose, remind } = await show({ currentDues: [bill] });
  await choose();
  const sheet = document.querySelector('[role="dialog"]');
  expect(sheet?.textContent).toContain('Pengingat: 24 Jan 2026, 26 Jan 2026');
  await remind(/^1 hari sebelumnya$/, /^7 hari sebelumnya$/, /^Di hari/);
  expect(files.saved[0]?.text.match(/TRIGGER:.*/g)).toEqual([
    'TRIGGER:-P7D',
    'TRIGGER:-P3D',
    'TRIGGER:PT0S',
  ]);
  expect(document.querySelector('[role="dialog"]')).toBe(null);
});

test('bills of both lists go into one file, and the sheet names each due day', async () => {
  const upcoming = ok({
    upcomingDues: [
      { id: 'june', amount: 1_000, dueTime: now + 60 * day, status: 'NOT_OVERDUE' },
      { id: 'may', amount: 1_000, dueTime: now + 40 * day, status: 'NOT_OVERDUE' },
    ],
  });
  const { files, choose, remind } = await show({ currentDues: [bill] }, 'saved', 'id', upcoming);
  await choose();
  const details = [...document.querySelectorAll('[role="dialog"] li')].map((it) => it.textContent);
  for (const [at, dueDay] of ['27 Jan 2026', '24 Feb 2026', '16 Mar 2026'].entries())
    expect(details[at]).toContain(`Jatuh tempo ${dueDay}. Pengingat: `);
  await remind();
  expect(files.saved[0]?.text.match(/UID:.*(?=@)/g)).toEqual([
    'UID:bill-april',
    'UID:bill-may',
    'UID:bill-june',
  ]);
});

test('upcoming bills that cannot be loaded are missed on the sheet, and the others are saved', async () => {
  const lost = err<Failure>({ kind: 'network' });
  const { text, choose, remind, files } = await show({ currentDues: [bill] }, 'saved', 'id', lost);
  await choose();
  await waitFor(() => expect(document.body.textContent).toContain('tanggalnya belum ikut'));
  expect(text()).not.toContain('Memuat');
  await remind();
  expect(files.saved[0]?.text.match(/BEGIN:VEVENT/g)?.length).toBe(1);
});

test('the times are chosen already when the sheet opens again', async () => {
  const { files, remind } = await show({ currentDues: [bill] });
  await remind(/^1 hari sebelumnya$/);
  await remind();
  expect(files.saved.map(({ text }) => text.match(/TRIGGER:.*/g))).toEqual([
    ['TRIGGER:-P3D'],
    ['TRIGGER:-P3D'],
  ]);
});

test.each([
  ['no time is chosen', bill, [/^1 hari sebelumnya$/, /^3 hari sebelumnya$/]],
  ['each chosen time has passed', { ...bill, dueTime: now + day }, []],
] as const)('nothing is saved while %s, and the sheet says so', async (_, due, switches) => {
  const { files, remind } = await show({ currentDues: [due] });
  await remind(...switches);
  const sheet = document.querySelector('[role="dialog"]');
  expect(sheet?.textContent).toContain('Tidak ada pengingat.');
  expect(files.saved).toEqual([]);
});

test.each([
  ['none is to come', { ...bill, dueTime: now - day }],
  ['it is today', { ...bill, dueTime: now }],
  ['none is known', { amount: 7_000 }],
])('no reminder is offered when %s', async (_, due) => {
  expect(await (await show({ currentDues: [due] })).choose()).toBe(false);
});

test('if the file cannot be saved, the dates are shown for copying', async () => {
  const { remind } = await show({ currentDues: [bill] }, 'text');
  await remind();
  const sheet = document.querySelector('[role="dialog"]');
  expect(sheet?.querySelector('pre')?.textContent).toBe(
    '27 Januari 2026: Tagihan Januari 2026 jatuh tempo\nPengingat: 24 Jan 2026, 26 Jan 2026',
  );
  expect(sheet?.querySelector('button')?.textContent).toBe('Salin tanggal');
});
