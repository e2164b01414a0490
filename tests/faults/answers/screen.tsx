import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { CallName } from '../../../domain/calls';
import type { Report } from '../../../domain/ports/error-reporter';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';
import { scenes } from '../scenes';
import { amountsShown, isWaiting, problemsOf } from '../support/oracle';
import { play } from '../support/play';
import { type Change, changedHttp, type Reply } from './wire';

/** A page as a user finds it once it is idle. */
export interface Screen {
  /** Its route, texts and buttons, including dialogs and toasts. */
  readonly shown: string;
  readonly problems: readonly string[];
  readonly reports: readonly Report[];
  /** Every amount that it shows, in whole rupiah. */
  readonly amounts: ReadonlySet<string>;
  readonly texts: readonly string[];
  /** How often the changed call was answered. */
  readonly answered: number;
}

const flush = () => act(() => new Promise<void>((done) => setImmediate(done)));

/** Waits for lazy-loaded code, which takes longer than any turn on a busy machine. */
const codeHere = () => act(() => vi.dynamicImportSettled());

/** Longer than any code takes to load, in milliseconds. */
const longest = 20_000;

/** Runs everything until the page stops changing, and advances the clock while the page is busy. */
const restOver = async (clock: MemoryClock): Promise<void> => {
  const began = performance.now();
  let [before, still] = ['', 0];
  while (still < 4 && performance.now() - began < longest) {
    if (still === 2) await codeHere();
    await flush();
    const now = document.body.innerHTML;
    if (now === before && isWaiting()) await act(() => clock.advance(100));
    still = now === before && !isWaiting() ? still + 1 : 0;
    before = now;
  }
};

const valueOf = (it: Element): string =>
  it instanceof HTMLInputElement || it instanceof HTMLSelectElement ? it.value : '';

const textOf = (it: Element): string => it.textContent.replace(/\s+/g, ' ').trim();

const textsOf = (): string => {
  const route = document.querySelector('main')?.getAttribute('data-route') ?? 'no page';
  const controls = [...document.querySelectorAll('button, a, input, select, textarea')].map((it) =>
    [it.textContent, it.getAttribute('name'), it.hasAttribute('disabled'), valueOf(it)].join('|'),
  );
  return [route, document.body.textContent, ...controls].join('\n');
};

const wrongWith = (reports: readonly Report[]): readonly string[] => [
  ...problemsOf(),
  ...(document.querySelector('[role="alertdialog"]') ? ['an error dialog'] : []),
  ...reports
    .filter(({ kind }) => kind !== 'drift' && kind !== 'navigation')
    .map(({ kind, message }) => `reports ${kind}: ${message}`),
];

/** Opens the scene of a call with changed answers, performs its steps, and returns the screen. */
export const screenOf = async (name: CallName, change: Change, reply?: Reply): Promise<Screen> => {
  const { persona = 'active', at, before, failing, steps = [] } = scenes[name];
  const tab = newTab(persona);
  const { world, userId, storage } = tab;
  const token = storage.read(STORED.authToken) ?? '';
  before?.({ world, userId, token, store: (row, value) => storage.write(row, value) });
  let answered = 0;
  const counted: Change = (called, answer) => {
    if (called === name) answered += 1;
    return change(called, answer);
  };
  const repliedTo: Reply | undefined =
    reply &&
    ((called, carryOut) => {
      const replied = reply(called, carryOut);
      if (called === name && replied) answered += 1;
      return replied;
    });
  const http = changedHttp(counted, failing, repliedTo);
  const app = await openApp({ persona, at, tab, http });
  const rest = () => restOver(tab.clock);
  try {
    await rest();
    await play({ rest, pass: rest }, steps);
    await rest();
    const { reports } = app.reporter;
    return {
      shown: textsOf(),
      amounts: new Set(amountsShown()),
      texts: [...document.querySelectorAll('body *')].map(textOf),
      problems: wrongWith(reports),
      reports: [...reports],
      answered,
    };
  } finally {
    cleanup();
    document.body.innerHTML = '';
  }
};
