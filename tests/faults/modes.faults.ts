import { test } from 'vitest';
import type { CallName } from '../../domain/calls';
import { storedRows } from '../../domain/storage/stored';
import { scenes } from './scenes';
import { inHost } from './support/in-host';
import { openDocument } from './support/open-document';
import { amountsShown, shown } from './support/oracle';
import { play } from './support/play';
import { tally } from './support/tally';

/** Twelve journeys, named by the call that each of them makes. */
const journeys: readonly CallName[] = [
  'homepage',
  'billList',
  'virtualAccount',
  'transactionReceipt',
  'saveToggle',
  'partners',
  'saveKycDraft',
  'submitApplication',
  'verifyOtp',
  'answerChallenge',
  'saveCombinedDraft',
  'submitRestructure',
];

/** Replaces both storages of the document until the returned function is called. */
const replaceStorages = (of: (real: Storage) => Storage | null): (() => void) => {
  const names = ['localStorage', 'sessionStorage'] as const;
  const real = names.map((name) => [name, globalThis[name]] as const);
  for (const [name, storage] of real)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => of(storage) });
  return () => {
    for (const [name, storage] of real)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        writable: true,
        value: storage,
      });
  };
};

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};

interface Mode {
  readonly storages?: (real: Storage) => Storage | null;
  /** Runs before the app starts, and again before every step. */
  readonly between?: () => void;
}

const modes: Readonly<Record<string, Mode>> = {
  null: { storages: () => null },
  'throws when read': { storages: refuse('SecurityError') },
  full: {
    storages: (real) =>
      ({
        getItem: (key: string) => real.getItem(key),
        removeItem: (key: string) => real.removeItem(key),
        setItem: refuse('QuotaExceededError'),
      }) as Partial<Storage> as Storage,
  },
  'emptied again and again': {
    between: () => {
      localStorage.clear();
      sessionStorage.clear();
    },
  },
  'of somebody else': {
    between: () => {
      for (const { key, lifetime } of storedRows)
        if (lifetime === 'persistent' && !key.endsWith('authToken'))
          localStorage.setItem(key, '\u0000{');
        else if (lifetime === 'session') sessionStorage.setItem(key, '[[');
    },
  },
};

/** Goes through a journey. The host names the user, so that nothing has to be stored for it. */
const goOn = async (journey: CallName, { storages, between }: Mode) => {
  const { steps = [], before, ...opening } = scenes[journey];
  let giveBack = () => {};
  const opened = await openDocument({
    ...opening,
    signedOut: true,
    before: (given) => {
      before?.(given);
      if (storages) giveBack = replaceStorages(storages);
      inHost('gojek', { getAppInfo: { version: '4.95.0' }, getToken: { token: given.token } })();
      between?.();
    },
  });
  try {
    await opened.firstPage(3_300);
    await opened.pass(3_000);
    let done = 0;
    for (const step of steps) {
      between?.();
      done += (await play(opened, [step])).length;
    }
    await opened.pass(3_000);
    return {
      shown: shown(),
      amounts: amountsShown(),
      problems: opened.problems(),
      asked: opened.calls.includes(journey),
      isThrough: done === steps.length,
    };
  } finally {
    giveBack();
    opened.close();
  }
};

const { expectNone } = tally('storage modes');

test.each(journeys)('whatever storage does, the user gets through %s', async (journey) => {
  const good = await goOn(journey, {});
  const cases: (readonly [string, readonly string[]])[] = [];
  if (!good.asked || !good.isThrough) cases.push([`${journey} with good storage`, ['not through']]);
  for (const [how, mode] of Object.entries(modes)) {
    const seen = await goOn(journey, mode);
    cases.push([
      `${journey} ${how}`,
      [
        ...seen.problems,
        ...(seen.shown === good.shown ? [] : [`shows ${seen.shown.slice(0, 160)}`]),
        ...(seen.amounts.join() === good.amounts.join() ? [] : ['other amounts']),
      ],
    ]);
  }
  expectNone(cases);
});
