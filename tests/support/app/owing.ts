import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { pay } from '../../../sandbox/lender/ledger-actions';
import type { OpenApp } from './open-app';
import { openAt } from './open-at';

export const bills = '/repayment/bill-list';
export const account = '/repayment/bca-va';
export const processing = '/repayment/processing';
export const success = '/repayment/bca-va/success';

/** Opens the app for a user with bills. */
export const open = openAt;

/** Returns every amount on the page, in order. */
export const amounts = () =>
  [...document.querySelectorAll('main [data-amount]')].map((it) =>
    Number(it.getAttribute('data-amount')),
  );

export const rows = () =>
  [...document.querySelectorAll('main [data-row="bill"]')].map((row) => ({
    id: row.getAttribute('data-id'),
    whole: Number(row.querySelector('[data-amount]')?.getAttribute('data-amount')),
    text: row.textContent ?? '',
  }));

/** Adds a payment at the lender. */
export const arrive = ({ lender }: OpenApp, amount: number, stage?: 'PROCESSING' | 'FAILED') =>
  lender((ctx) => void pay(ctx, amount, stage));

export const title = (app: OpenApp, words: string) =>
  waitFor(() => expect(app.one('h1').textContent).toBe(words));

/** Changes whether the device is online, or whether the page is visible. */
export const turn = (app: OpenApp, fact: 'online$' | 'visible$', to: boolean) =>
  act(async () => app.hostInfo[fact].next(to));
