import { waitFor } from '@testing-library/react';
import { STORED } from '../../../domain/storage/stored';
import { expect, test } from 'vitest';
import { changedHttp } from '../../faults/answers/wire';
import { newTab, openApp, type Tab } from '../../support/app/open-app';
import { openFilled } from '../../support/app/open-filled';

/** A name in Arabic letters, after a mark that reverses the text behind it. */
const name = '\u202eمطعم';
const arabic = /[\u0600-\u06ff]/;

/** Gives this name to every row of an answer, and to every field that holds a name. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((it) =>
      it instanceof Object ? { title: name, ...(renamed(it) as object) } : (it as unknown),
    );
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]: [string, unknown]) => [
      key,
      typeof held === 'string' && /name$|^title$/i.test(key) ? name : renamed(held),
    ]),
  );
};

/** Whether an element keeps the name apart: it isolates, contains only the name, or is only read aloud. */
const isApart = (element: Element): boolean =>
  element.closest('bdi, .visually-hidden') !== null ||
  (/^H[12]$/.test(element.tagName) && element.childNodes.length === 1);

/** Returns the elements where the name could move the texts beside it. */
const loose = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter((element) => !isApart(element))
    .filter(({ childNodes }) =>
      [...childNodes].some(
        (node) =>
          node instanceof Text && arabic.test(node.data.replace(/\u2068[^\u2069]*\u2069/g, '')),
      ),
    )
    .map((element) => element.outerHTML);

/** Returns a tab in which every answer of the application is saved. */
const filled = async (): Promise<Tab> => {
  const app = await openFilled('/kyc/step6');
  app.shown.unmount();
  return app;
};

/** Returns a tab in a host without a bar of places. */
const hosted = (): Tab => {
  const tab = newTab('active');
  tab.storage.write(STORED.appSource, 'gopay');
  return tab;
};

test.each<[what: string, at: string, where: string, tab: () => Tab | Promise<Tab>]>([
  ['the shortcuts of home', '/home', '.shortcuts', hosted],
  ['the lists of home', '/home', '.rows', () => newTab('active')],
  ['the shops', '/home/popular-partners', '.rows', () => newTab('active')],
  ['a shop', '/partner/m-01', '[data-action="primary"]', () => newTab('active')],
  ['the history', '/transactions', '.transaction-line', () => newTab('active')],
  ['the bills', '/repayment/bill-list', '.total-card', () => newTab('active')],
  ['the split purchases', '/bill-restructure', '.rows', () => newTab('restructure')],
  ['the registered card', '/rekyc/education', '.description-list', () => newTab('closed')],
  ['the answers of the summary', '/kyc/step6', '.description-list', filled],
])('%s: a name from right to left moves nothing beside it', async (_, at, where, tab) => {
  const http = changedHttp((_call, answer) => renamed(answer));
  const app = await openApp({ persona: '', at, tab: await tab(), http });
  const places = () => [...document.querySelectorAll(`main ${where}`)];
  await waitFor(() =>
    expect(places().some(({ textContent }) => arabic.test(textContent))).toBe(true),
  );
  expect(loose()).toEqual([]);
  expect(app.text()).not.toContain('\u202e');
});
