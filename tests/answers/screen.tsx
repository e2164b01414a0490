import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { CallName } from '../../domain/calls';
import type { Report } from '../../domain/ports/error-reporter';
import { newTab, openApp } from '../ui/kyc/support/open-app';
import type { Scene } from './scenes';
import { type Change, changedHttp } from './wire';

/** A page as a person finds it, once it has come to rest. */
export interface Screen {
  /** Its route, texts and buttons, dialogs and toasts included. */
  readonly shown: string;
  /** What is wrong with it; nothing, when it stands. */
  readonly problems: readonly string[];
  readonly reports: readonly Report[];
  /** Every amount that it shows, in whole rupiah. */
  readonly amounts: ReadonlySet<string>;
  /** How often the call was answered whose answers are changed. */
  readonly answered: number;
}

const flush = () => act(() => new Promise<void>((done) => setImmediate(done)));

/** What a person can use now: a sheet over the page, else the page. */
const front = (): ParentNode => [...document.querySelectorAll('[role="dialog"]')].pop() ?? document;

/** Code that comes after its page takes longer than any turn, on a busy machine. */
const codeHere = () => act(() => vi.dynamicImportSettled());

const isWaiting = (): boolean =>
  document.querySelector('main') === null ||
  front().querySelector('.skeleton, [data-loader], [aria-busy="true"]') !== null;

/** Longer than any code takes to load. */
const longest = 20_000;

/** Lets everything run that does not wait for the clock, until nothing changes any more. */
const rest = async (): Promise<void> => {
  const began = performance.now();
  let [before, still] = ['', 0];
  while (still < 4 && performance.now() - began < longest) {
    if (still === 2) await codeHere();
    await flush();
    const now = document.body.innerHTML;
    still = now === before && !isWaiting() ? still + 1 : 0;
    before = now;
  }
};

const leaked = /undefined|\bNaN\b|\[object|Invalid Date|\bnull\b/;

const textsOf = (): string => {
  const route = document.querySelector('main')?.getAttribute('data-route') ?? 'no page';
  const controls = [...document.querySelectorAll('button, a, input, select, textarea')].map((it) =>
    [it.textContent, it.getAttribute('name'), it.hasAttribute('disabled'), valueOf(it)].join('|'),
  );
  return [route, document.body.textContent, ...controls].join('\n');
};

const valueOf = (it: Element): string =>
  it instanceof HTMLInputElement || it instanceof HTMLSelectElement ? it.value : '';

const amountsOf = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('[data-amount]')].map(
      (it) => it.getAttribute('data-amount') ?? '',
    ),
  );

const problemsOf = (reports: readonly Report[]): readonly string[] => {
  const main = document.querySelector('main');
  const said = document.body.textContent ?? '';
  return [
    ...(main?.querySelector('h1')?.textContent ? [] : ['no heading']),
    ...(front().querySelector('button:not([disabled]), a[href]') ? [] : ['nothing to press']),
    ...(isWaiting() ? ['still loading'] : []),
    ...(leaked.test(said) ? [`says ${leaked.exec(said)?.[0] ?? ''}`] : []),
    ...(document.querySelector('[role="alertdialog"]') ? ['an error dialog'] : []),
    ...reports
      .filter(({ kind }) => kind !== 'drift' && kind !== 'navigation')
      .map(({ kind, message }) => `reports ${kind}: ${message}`),
  ];
};

/** Opens a scene over changed answers, does what its person does, and looks. */
export const screenOf = async (name: CallName, scene: Scene, change: Change): Promise<Screen> => {
  const tab = newTab(scene.persona);
  scene.before?.(tab);
  let answered = 0;
  const counted: Change = (called, answer) => {
    if (called === name) answered += 1;
    return change(called, answer);
  };
  const { at, persona, failing } = scene;
  const app = await openApp({ persona, at, tab, http: changedHttp(counted, failing) });
  try {
    await rest();
    await scene.act?.(app);
    await rest();
    const { reports } = app.reporter;
    return {
      shown: textsOf(),
      amounts: amountsOf(),
      problems: problemsOf(reports),
      reports: [...reports],
      answered,
    };
  } finally {
    cleanup();
    document.body.innerHTML = '';
  }
};
