import { expect } from '@playwright/test';
import { type CallName, CALLS } from '../../domain/calls';
import { fullOf } from '../faults/answers/fields';
import { type NewUser, sandboxAt } from '../e2e/support/sandbox';
import { within } from '../support/within';
import {
  type Bench,
  inEachBrowser,
  signedIn,
  type Wrong,
  wrongBesideLeaving,
} from './support/cases';
import { isSettled, open } from './support/hands';
import { hostileStrings } from './support/hostile-strings';
import { type Scene, scenes } from './support/scenes';

const suite = 'strings';
/** The timeout of a scene, in milliseconds; a busy machine takes several times as long as a quiet one. */
const patience = 30_000;

const hasText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasText));
const withTexts = (Object.keys(CALLS) as CallName[]).filter((name) =>
  hasText(fullOf(CALLS[name].answer)),
);

/** Whether a text is a constant or a date: an entry with an unknown one may not be shown at all. */
const isWord = (text: string) => /^[A-Z][A-Z0-9_]*$|^\d{4}-\d{2}-\d{2}/.test(text);

/** Replaces every text. Each entry of a list is doubled: once with its constants kept, then without. */
const replaced = (value: unknown, to: string, keepsWords = false): unknown => {
  if (typeof value === 'string') return keepsWords && isWord(value) ? value : to;
  if (Array.isArray(value))
    return value.flatMap((it) => [replaced(it, to, true), replaced(it, to, keepsWords)]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, replaced(held, to, keepsWords)]),
  );
};

/** A script that returns what is missing on the page; a dialog with an error is enough. */
const lacks = `const isSeen = (it) => it.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  if (all('[role="alertdialog"] button').length > 0) return '';
  if (!all('main h1').some((it) => it.textContent.trim() !== '')) return 'no heading';
  return all('button, a[href], input, select').some((it) => !it.disabled) ? '' : 'nothing to press';`;

/** Returns a script that checks whether a text is on the page, as text or in a field. */
const holds = (text: string) => `const text = ${JSON.stringify(text)};
  return document.body.textContent.includes(text)
    || [...document.querySelectorAll('input, textarea')].some((it) => it.value.includes(text));`;

/** Leaves the page and returns to it inside the app, as Back and Forward do, so that it reads its answers again. */
const comeBack = (path: string) => `return (async () => {
    for (const to of ['/tnc', ${JSON.stringify(path)}]) {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const isThere = () => document.querySelector('main')?.dataset.route === to.split('?')[0];
      for (let tries = 0; tries < 50 && !isThere(); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })()`;

/** Performs the acts of the scene, and returns whether all of its answers were read in time. */
const play = async ({ tab, front }: Bench, { acts = [], reads }: Scene, time: number) => {
  const left = [...acts];
  return within(time, async () => {
    const [next] = left;
    if (next && (await isSettled(tab)) && (await tab.run(`return ${next}`).catch(() => false)))
      left.shift();
    return left.length === 0 && reads.every((it) => front.answered.has(it));
  });
};

/** Shows a scene with a text in its answers, and returns the faults. */
const show = async (
  bench: Bench,
  scene: Scene,
  user: NewUser,
  text: string,
  way: { soft: boolean },
) => {
  const { tab, front, origin } = bench;
  const isChanged = (name: CallName) =>
    scene.alone ? scene.reads.includes(name) : name !== 'applicationStatus';
  const manner = {
    answer: (name: CallName, data: unknown) => (isChanged(name) ? replaced(data, text) : data),
    host: scene.host,
  };
  if (way.soft) {
    front.behave(manner);
    await tab.run(comeBack(scene.at));
    way.soft = await play(bench, scene, 1_000);
  }
  if (!way.soft) {
    const local = [...(await signedIn(sandboxAt(origin), user)), ...(scene.stored ?? [])];
    front.behave({ ...manner, seed: { local } });
    await open(tab, origin + scene.at);
    await play(bench, scene, patience);
  }
  // Waits until the last answer is drawn.
  await tab.run('return new Promise((resolve) => setTimeout(resolve, 30))').catch(() => null);
  let lacking: unknown = 'still loading';
  await within(patience, async () => {
    if (await isSettled(tab)) lacking = await tab.run(lacks).catch(String);
    return lacking === '';
  });
  const broken: readonly Wrong[] =
    lacking === '' ? [] : [{ kind: 'broken', what: `${scene.at}: ${String(lacking)}` }];
  return [...wrongBesideLeaving(bench), ...broken];
};

inEachBrowser(
  'hostile strings',
  { [suite]: withTexts.length * hostileStrings.length },
  async (bench) => {
    const sandbox = sandboxAt(bench.origin);
    const drawn = new Set<string>();
    for (const scene of scenes) {
      const user = await sandbox.createUser(scene.persona);
      await scene.before?.(sandbox, user);
      const way = { soft: false };
      for (const [at, text] of hostileStrings.entries()) {
        way.soft ||= at === 1;
        const wrong = await show(bench, scene, user, text, way);
        for (const name of scene.reads) {
          const isRead = bench.front.answered.has(name);
          const unread: Wrong = { kind: 'broken', what: `${scene.at}: the answer was not read` };
          bench.tried(suite, `${name} ${text}`, isRead ? wrong : [...wrong, unread]);
        }
        if (await bench.tab.run(holds(text)).catch(() => false)) drawn.add(scene.at);
      }
    }
    expect(drawn.size, `pages that drew a text: ${[...drawn].join()}`).toBeGreaterThanOrEqual(9);
  },
);
