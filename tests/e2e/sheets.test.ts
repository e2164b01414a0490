import { longUnless } from './support/long';
import type { Page } from '@playwright/test';
import { sources } from '../architecture/support/sources';
import { expectAnyOrder } from './support/any-order';
import { rows } from './support/history';
import { inside } from './support/hosts';
import { primary, settled } from './support/pages';
import { base, readThrough, toAgreement } from './support/splitting';
import { expect, test } from './support/test';

/** A sheet's persona and page. `inApp`: inside a partner's app. Without `open` the page opens the sheet itself. */
interface Opening {
  readonly persona: string;
  readonly path: string;
  readonly inApp?: boolean;
  readonly open?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).tap();

/** The files of the product that render a sheet. */
const openings: Readonly<Record<string, Opening>> = {
  'ui/pages/transactions/filter-sheet.tsx': {
    persona: 'active',
    path: '/transactions',
    open: press('Cari & filter'),
  },
  'ui/pages/transactions/month-sheet.tsx': {
    persona: 'active',
    path: '/transactions',
    open: press('Bulan'),
  },
  'ui/pages/transactions/statement-sheet.tsx': {
    persona: 'active',
    path: '/transactions',
    open: async (page) => {
      await press('Bulan')(page);
      await press('Buat laporan transaksi')(page);
    },
  },
  'ui/pages/home/owed/late-sheet.tsx': {
    persona: 'overdue',
    path: '/home',
    open: press('Belum bisa bayar?'),
  },
  'ui/pages/transactions/receipt-sheet.tsx': {
    persona: 'active',
    path: '/transactions',
    open: (page) => rows(page).first().getByRole('button').tap(),
  },
  'ui/pages/transactions/problem-sheet.tsx': {
    persona: 'active',
    path: '/transactions',
    open: async (page) => {
      await rows(page).first().getByRole('button').tap();
      await press('Ada masalah dengan belanja ini?')(page);
    },
  },
  'ui/pages/repayment/opened-bill.tsx': {
    persona: 'active',
    path: '/repayment/bill-list',
    open: (page) => page.locator('[data-row="bill"] button').first().tap(),
  },
  'ui/pages/repayment/payday-sheet.tsx': {
    persona: 'active',
    path: '/repayment/bill-list',
    open: press('Cek tagihan sebelum gajian'),
  },
  'ui/pages/repayment/reminder-sheet.tsx': {
    persona: 'active',
    path: '/repayment/bill-list',
    open: press('Ingatkan aku'),
  },
  'ui/pages/repayment/reminder.tsx': {
    persona: 'active',
    path: '/repayment/bill-list',
    inApp: true,
    open: async (page) => {
      await press('Ingatkan aku')(page);
      await press('Simpan ke kalender')(page);
    },
  },
  'ui/pages/repayment/trail-card.tsx': {
    persona: 'due-soon',
    path: '/repayment/bca-va',
    inApp: true,
    open: async (page) => {
      const again = page.getByRole('button', { name: 'Tampilkan nomor lagi' });
      await expect(again.or(page.getByRole('button', { name: 'Saya sudah bayar' }))).toBeVisible();
      if (await again.isVisible()) await again.tap();
      await press('Saya sudah bayar')(page);
      await press('Bagikan jejak pembayaran')(page);
    },
  },
  'ui/pages/restructure/about-discount.tsx': {
    persona: 'restructure',
    path: base,
    open: press('Lihat potongan'),
  },
  'ui/pages/restructure/viewer/agreement-viewer.tsx': {
    persona: 'restructure',
    path: base,
    inApp: true,
    open: async (page) => {
      await toAgreement(page, 3);
      await readThrough(page, 3);
      await press('Simpan perjanjian')(page);
    },
  },
  'ui/pages/pin/pin-sheet.tsx': {
    persona: 'reassess',
    path: '/credit-reassessment/on-demand',
    open: (page) => primary(page).tap(),
  },
  'ui/pages/home/notices/notice-sheet.tsx': { persona: 'zero-percent', path: '/home' },
  'ui/forms/option-sheet.tsx': {
    persona: 'new',
    path: '/kyc/step2',
    open: (page) => page.locator('main form select').first().tap(),
  },
  'ui/forms/address-sheet.tsx': {
    persona: 'new',
    path: '/kyc/step4',
    open: (page) => page.locator('[data-opens="address-search"] button').tap(),
  },
};

/** Measures, in the page, how far the panel is from each edge that it should touch, and how its text is aligned. */
const measure = (panel: Element) => {
  const { left, right, bottom } = panel.getBoundingClientRect();
  const { scrollTop = 0, scrollHeight = 0 } = panel.closest('dialog') ?? {};
  return {
    left,
    right: innerWidth - right,
    // A long sheet scrolls.
    bottom: Math.round(scrollHeight - scrollTop - bottom),
    textAlign: getComputedStyle(panel).textAlign,
  };
};

test('every sheet of the product is opened here', () => {
  const rendering = sources().filter(({ text }) =>
    /^import (?!type).* from '.*(kit\/sheet|use-save-or-show)'/m.test(text),
  );
  expect(Object.keys(openings).sort()).toEqual(rendering.map(({ path }) => path).sort());
});

for (const persona of new Set(Object.values(openings).map((it) => it.persona)))
  test(
    `the sheets of ${persona} touch the bottom edge, whatever loads first`,
    longUnless(persona === 'zero-percent'),
    async ({ page, login, applying }) => {
      const own = Object.entries(openings).filter(([, it]) => it.persona === persona);
      if (persona === 'new') await applying('/kyc/step4');
      else await login(persona, { path: own[0]?.[1].path ?? '/' });
      for (const [file, { path, inApp = false, open }] of own)
        await test.step(file, async () => {
          if (inApp) await inside(page, 'partner-sdk');
          if (open) await page.goto(path);
          await settled(page);
          await open?.(page);
          const panel = page.locator('dialog[open] .sheet__panel').last();
          await expect(panel).toBeVisible();
          expect(await panel.evaluate(measure)).toEqual({
            left: 0,
            right: 0,
            bottom: 0,
            textAlign: 'start',
          });
          await expectAnyOrder(page);
        });
    },
  );
