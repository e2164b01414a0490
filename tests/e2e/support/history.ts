import type { Page } from '@playwright/test';
import type { NewUser, Sandbox } from './sandbox';
import { expect } from './test';

export const rows = (page: Page) => page.locator('main [data-row="transaction"]');

export interface Listed {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly transaction_time: string;
  readonly amount: number;
}

const types = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'];

/** Reads all transactions of a user that a list shows, newest first, in one page and without the browser. */
export const everything = async (sandbox: Sandbox, user: NewUser): Promise<readonly Listed[]> => {
  const limitTime = Date.now() + 400 * 86_400_000;
  const { data } = await sandbox.api<{ data: { transactions: readonly Listed[] } }>(
    user,
    'POST',
    '/v1/transaction-history?metadata=false',
    {
      transactions: types.map((transactionType) => ({ transactionType, limitTime })),
      pageSize: 20_000,
    },
  );
  return data.transactions.filter(
    ({ type, status }) => !(type === 'ORDER' && /^(FAILED|CANCELED)$/.test(status)),
  );
};

/** Ids of rows in the order in which they scroll into view, and the most rows that were in the document at once. */
export interface Seen {
  readonly ids: readonly string[];
  readonly mostRows: number;
}

/** Scrolls in steps to the end of the list, waits for each page and its rows, and records every row. */
export const scrollToTheEnd = async (page: Page, step = 400): Promise<Seen> => {
  await expect(rows(page).first()).toBeVisible();
  return page.evaluate(async (by) => {
    const seen: string[] = [];
    const known = new Set<string>();
    let mostRows = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const bottomOf = (it: Element | undefined) => it?.getBoundingClientRect().bottom ?? 0;
    /** Whether rows are drawn down to the bottom of the window or the end of the list. */
    const covered = () => {
      const list = document.querySelector('.history');
      const drawn = [...(list?.children ?? [])].map(bottomOf);
      return Math.max(...drawn) >= Math.min(window.innerHeight, bottomOf(list ?? undefined)) - 1;
    };
    for (let still = 0; still < 600; ) {
      const drawn = [...document.querySelectorAll<HTMLElement>('[data-row="transaction"]')];
      mostRows = Math.max(mostRows, drawn.length);
      const placed = drawn
        .map((it) => ({ id: it.dataset['id'] ?? '', top: it.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top);
      for (const { id } of placed)
        if (!known.has(id)) {
          known.add(id);
          seen.push(id);
        }
      const before = window.scrollY;
      const ended = document.querySelector('p.history-end') !== null;
      window.scrollBy(0, by);
      for (let frames = 0; frames === 0 || (!covered() && frames < 600); frames += 1) await frame();
      still = window.scrollY === before ? still + 1 : 0;
      // The last page may arrive after a step that did not scroll; only a step that began at the end is the last.
      if (ended && still > 0) break;
    }
    return { ids: seen, mostRows };
  }, step);
};

/** Waits, in the page, for `count` frames. */
export const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Waits, in the page, for frames in which nothing moves. */
export const untilStill = async (): Promise<void> => {
  let before = '';
  for (let still = 0; still < 5; ) {
    await new Promise(requestAnimationFrame);
    const now = `${window.scrollY} ${document.documentElement.scrollHeight}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
};
