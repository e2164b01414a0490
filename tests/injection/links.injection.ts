import { expect } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { hostileLinks } from '../support/hostile-links';
import { within } from '../support/within';
import {
  type Bench,
  inEachBrowser,
  signedIn,
  type Wrong,
  wrongBesideLeaving,
  wrongIn,
} from './support/cases';
import { isSettled, nth, open, tap } from './support/hands';
import { type Sink, sinks } from './support/sinks';
import type { Seed } from './support/watch';

const suite = 'links';
const patience = 15_000;
const listed = 'https://listed.example/ok';
/** The addresses on the list; the sandbox's own pages are allowed by their origin. */
const policy = { hosts: ['listed.example'], deepLinks: ['gojek://home'], phones: ['157'] };

/** Opens the page of a sink with the links in it, and returns the faults before anything is tapped. */
const enter = async (bench: Bench, sink: Sink, links: readonly string[], local: Seed['local']) => {
  const { tab, front, origin } = bench;
  const { config, ...manner } = sink.manner?.(links) ?? {};
  front.behave({ ...manner, config: { links: policy, ...config }, seed: { local } });
  await open(tab, origin + sink.path(links[0] ?? ''));
  const isShown = () => tab.run(`return Boolean(${sink.shown})`).then(Boolean, () => false);
  const ready = await within(patience, async () => (await isSettled(tab)) && (await isShown()));
  if (!ready) throw new Error(`${sink.path('')} was never shown with ${links[0]}`);
  // The previous document left for this one, which is no fault.
  return wrongBesideLeaving(bench);
};

/** Taps the elements for the link at `row`, and returns whether there were any. */
const tapAll = async ({ tab }: Bench, { taps = () => [] }: Sink, row: number): Promise<boolean> => {
  let used = false;
  for (const element of taps(row)) {
    used = (await tap(tab, element)) || used;
    // Answers a question with no.
    await tap(tab, nth('dialog[open][role="alertdialog"] button:last-child', 0));
  }
  return used;
};

/** Expects a link on the list to open, or the sink to open nothing at all. */
const tryGood = async (bench: Bench, name: string, sink: Sink, local: Seed['local']) => {
  const [given, wanted] =
    sink.own === undefined ? [listed, listed] : [bench.origin + sink.own, `${bench.origin}/`];
  await enter(bench, sink, [given], local);
  await tapAll(bench, sink, 0);
  const isOpened = () => bench.front.takeNotes().some(({ what }) => what.startsWith(wanted));
  const opened = await within(sink.good === 'opened' ? patience : 300, isOpened);
  expect(opened, `${name} opens ${given}`).toBe(sink.good === 'opened');
};

inEachBrowser('hostile links', { [suite]: 14 * 60 }, async (bench) => {
  const sandbox = sandboxAt(bench.origin);
  for (const [name, sink] of Object.entries(sinks((await sandbox.createUser('active')).token))) {
    const local = await signedIn(sandbox, await sandbox.createUser(sink.persona ?? 'active'));
    await tryGood(bench, name, sink, local);
    for (const links of sink.takes === 'all' ? [hostileLinks] : hostileLinks.map((it) => [it])) {
      bench.tried(suite, `${name} ${links[0]}`, await enter(bench, sink, links, local));
      for (const [row, link] of links.entries()) {
        const used = await tapAll(bench, sink, row);
        if (sink.taps && sink.takes === 'all' && !used)
          throw new Error(`${name}: nothing to tap for ${link}`);
        const at = await bench.tab.run('return location.origin').catch(String);
        const gone: readonly Wrong[] =
          at === bench.origin ? [] : [{ kind: 'off-list', what: String(at) }];
        bench.tried(suite, `${name} ${link}`, [...gone, ...wrongIn(bench)]);
      }
    }
    // Waits for notes that arrive late.
    await within(300, () => false);
    bench.tried(suite, `${name} ${hostileLinks.at(-1)}`, wrongIn(bench));
  }
});
