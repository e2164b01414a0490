import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryHttp } from '../../../adapters/memory/memory-http';
import { homepage } from '../../../domain/home/calls';
import type { AnswerOf, Call, InputOf } from '../../../domain/kernel/call';
import type { Failure } from '../../../domain/kernel/failure';
import { ok, type Result } from '../../../domain/kernel/result';
import { openApp } from '../kyc/support/open-app';

const dead = 'javascript:alert(1)';

/** The lender in memory, whose home is what the test says. */
class HomeSaying extends MemoryHttp {
  home: unknown;

  override async call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    if ((row as Call) !== homepage) return super.call(row, input, signal);
    return ok(homepage.answer.parse(this.home) as AnswerOf<C>);
  }
}

const open = async (home: object) => {
  const app = await openApp({
    persona: 'approved',
    at: '/home',
    http: ({ world, clock, token }) => Object.assign(new HomeSaying(world, clock, token), { home }),
  });
  await app.on('/home');
  return app;
};

const buttons = () =>
  [...document.querySelectorAll('main .card button')].map(({ textContent }) => textContent);

test('a link that opens nothing is reported, and our own target is used instead', async () => {
  const app = await open({
    topBanner: { title: 'Kabar', link: dead },
    modules: [
      { type: 'NEXT_BILL', amount: 75_000, link: dead },
      { type: 'EDUCATION', title: 'Belajar', items: [{ title: 'Biaya', link: dead }] },
    ],
  });
  const own = ['Tagihan', 'Riwayat', 'Rincian limit', 'Pengaturan'];
  expect(buttons()).toEqual(['Lihat: Tagihan kamu', 'Lihat: Belajar', ...own]);
  expect(app.text()).toContain('Kabar');
  expect(app.text()).toContain('Biaya');
  await waitFor(() =>
    expect(app.reporter.reports).toContainEqual(
      expect.objectContaining({ kind: 'navigation', message: 'link dropped' }),
    ),
  );
  app.click('Lihat: Tagihan kamu');
  await waitFor(() => expect(app.navigator.place$.value.path).toBe('/repayment/bill-list'));
});

test('a card without text, figure or link is left out; help opens the help of the host', async () => {
  const app = await open({
    topBanner: { link: '/transactions' },
    modules: [{ type: 'UNKNOWN' }, { type: 'HELP', link: dead }, { type: 'HELP', items: [{}] }],
  });
  expect(buttons()[0]).toBe('Lihat: Butuh bantuan?');
  expect(document.querySelectorAll('main .card').length).toBe(3);
  const opened: string[] = [];
  app.links.open = (url) => opened.push(url);
  app.click('Lihat: Butuh bantuan?');
  expect(opened).toHaveLength(1);
});
