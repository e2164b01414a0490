import { expect, test } from '@playwright/test';
import type { Tab } from '../../engines/drivers/engine';
import { STORED } from '../../../domain/storage/stored';
import type { NewUser, Sandbox } from '../../e2e/support/sandbox';
import { storedOf } from '../../e2e/support/signed-in';
import { browsers } from './browsers';
import { type Front, openFront } from './front';
import { LEAVES, type Seed } from './watch';

/** The annotation with which a test reports its sums. */
export const SUM = 'sum';

/** The faults of a case: it runs a script, opens an unlisted address, or shows a page without the answer. */
export const WRONGS = ['executed', 'off-list', 'broken'] as const;

export interface Sum {
  readonly suite: string;
  readonly browser: string;
  readonly cases: number;
  readonly wrong: Readonly<Record<(typeof WRONGS)[number], number>>;
}

/** Returns the storage of a logged-in user who reads Indonesian. */
export const signedIn = async (sandbox: Sandbox, user: NewUser): Promise<Seed['local']> => [
  ...(await storedOf(sandbox, user)),
  { name: STORED.language.key, value: STORED.language.encode('id') },
];

export interface Bench {
  readonly tab: Tab;
  readonly front: Front;
  readonly origin: string;
  /** Records a case of a suite, with its faults. */
  readonly tried: (suite: string, name: string, wrong?: readonly Wrong[]) => void;
}

export interface Wrong {
  readonly kind: (typeof WRONGS)[number];
  readonly what: string;
}

/** Returns the faults since the last call: every address of another origin is off the list. */
export const wrongIn = ({ front, origin }: Bench): readonly Wrong[] =>
  front.takeNotes().flatMap(({ kind, what }): Wrong[] => {
    if (kind === 'executed') return [{ kind, what }];
    return kind === 'opened' && what.startsWith(`${origin}/`) ? [] : [{ kind: 'off-list', what }];
  });

/** Returns the same faults for a document that may leave for another one. */
export const wrongBesideLeaving = (bench: Bench): readonly Wrong[] =>
  wrongIn(bench).filter(({ what }) => what !== LEAVES);

/** Defines a test in each browser. It fails for any fault, and for another number of cases than `expected`. */
export const inEachBrowser = (
  title: string,
  expected: Readonly<Record<string, number>>,
  body: (bench: Bench) => Promise<void>,
) => {
  for (const [browser, open] of Object.entries(browsers))
    test(`${title} in ${browser}`, async ({ baseURL: origin = '' }, info) => {
      const front = await openFront(origin);
      const engine = await open(front.port, info.project.use.launchOptions ?? {});
      const cases = new Map<string, Set<string>>();
      const faults: { readonly suite: string; readonly name: string; readonly wrong: Wrong }[] = [];
      const tried: Bench['tried'] = (suite, name, wrong = []) => {
        cases.set(suite, (cases.get(suite) ?? new Set()).add(name));
        for (const it of wrong) faults.push({ suite, name, wrong: it });
      };
      try {
        await body({ tab: await engine.open(), front, origin, tried });
      } finally {
        for (const { suite, name, wrong } of faults)
          process.stdout.write(`${suite}, ${name}: ${wrong.kind}, ${wrong.what}\n`);
        await engine.close();
        await front.close();
        const count = (suite: string, kind: Wrong['kind']) =>
          new Set(
            faults.flatMap((it) => (it.suite === suite && it.wrong.kind === kind ? [it.name] : [])),
          ).size;
        const sums = Object.keys(expected).map(
          (suite): Sum => ({
            suite,
            browser: engine.name,
            cases: cases.get(suite)?.size ?? 0,
            wrong: {
              executed: count(suite, 'executed'),
              'off-list': count(suite, 'off-list'),
              broken: count(suite, 'broken'),
            },
          }),
        );
        info.annotations.push({ type: SUM, description: JSON.stringify(sums) });
      }
      expect(faults, 'what was wrong').toEqual([]);
      for (const [suite, least] of Object.entries(expected))
        expect(cases.get(suite)?.size ?? 0, `cases of ${suite}`).toBe(least);
    });
};
