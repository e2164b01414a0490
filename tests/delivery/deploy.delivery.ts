import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '../../delivery/inline-hashes';
import { answerAll, answered, applicant } from '../e2e/support/kyc';
import { at, primary } from '../e2e/support/pages';
import type { Tree } from '../recipes/support/tree';
import { expect, startTwoReleases, test as base, type TwoReleases } from './support/front';
import { buildNextRelease, titles } from './support/next-release';
import { addSeen } from './support/seen';

const list = '/repayment/bill-list';

/** Each worker builds the next release: the address that every context has may depend on it. */
const test = base.extend<object, { readonly next: Tree }>({
  next: [
    async ({ browserName: _ }, provide) => {
      const next = buildNextRelease();
      await provide(next);
      next.remove();
    },
    { scope: 'worker' },
  ],
});

const countDocuments = (page: Page): (() => number) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
};

/** Returns the app's first script, which identifies its build. */
const buildOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src*="/index-"]')?.src ?? '',
  );

const toBills = async (page: Page) => {
  await page.locator(`nav.places a[href^="${list}"]`).tap();
  await at(page, list);
  await expect(page.locator('[data-row="bill"]').first()).toBeVisible();
};

const title = (page: Page) => page.locator('h1');

const assetsIn = (folder: string) => readdirSync(join(folder, 'dist/client/assets'));

test('the next release is another build', ({ next }) => {
  const old = new Set(assetsIn(process.cwd()));
  const scripts = assetsIn(next.folder).filter((name) => name.endsWith('.js'));
  const changed = scripts.filter((name) => !old.has(name));
  addSeen(['the next release', `${changed.length} of ${scripts.length} scripts have another name`]);
  for (const kind of ['index', 'repayment', 'messages-id-repayment', 'shared'])
    expect(changed.filter((name) => name.startsWith(`${kind}-`))).toHaveLength(1);
});

test('at every moment of a deploy, a document comes with its own policy', async ({
  front,
  next,
}) => {
  const documents = new Set<string>();
  const blocked: string[] = [];
  const visit = async () => {
    // A browser repeats a request whose kept connection a reload closes; Node does not.
    const answer = await fetch(front.origin, { headers: { connection: 'close' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    const { scriptHashes, styleHashes } = inlineHashes(html);
    blocked.push(...[...scriptHashes, ...styleHashes].filter((it) => !policy.includes(it)));
    documents.add(html);
  };
  await visit();
  let isReleasing = true;
  const releasing = front.release({ project: next.folder }).finally(() => {
    isReleasing = false;
  });
  while (isReleasing) await visit();
  await releasing;
  await visit();
  expect(blocked).toEqual([]);
  expect(documents.size).toBe(2);
  addSeen(['a visitor during a deploy', 'the old document or the new one, each with its policy']);
});

/** The changes while a page is open: a deploy from this build to the next, and a rollback. */
const changes = [
  ['a deploy', () => ({}), ({ folder }: Tree) => ({ project: folder }), titles.now, titles.next],
  ['a rollback', ({ folder }: Tree) => ({ project: folder }), () => ({}), titles.next, titles.now],
] as const;

for (const [what, first, second, old, fresh] of changes) {
  test(`${what} that keeps the old files: the open page continues, and a reload has the new document`, async ({
    page,
    front,
    next,
    journey,
  }) => {
    await front.release({ ...first(next), keepsOld: false });
    await journey('active', { path: '/home' });
    const build = await buildOf(page);
    const documents = countDocuments(page);
    await front.release(second(next));
    await toBills(page);
    await expect(title(page)).toHaveText(old);
    expect(documents()).toBe(0);
    await page.reload();
    await at(page, list);
    await expect(title(page)).toHaveText(fresh);
    expect(documents()).toBe(1);
    expect(await buildOf(page)).not.toBe(build);
    addSeen([`${what}, old files kept`, '0 reloads; the new document after the first own one']);
  });

  test(`${what} that removes the old files: one reload, and then the page`, async ({
    page,
    front,
    next,
    journey,
    announce,
  }) => {
    announce('/assets/', 404);
    // The code of the next pages is not loaded before they are opened.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await front.release({ ...first(next), keepsOld: false });
    await journey('active', { path: '/home' });
    const documents = countDocuments(page);
    await front.release({ ...second(next), keepsOld: false });
    await toBills(page);
    await expect(title(page)).toHaveText(fresh);
    expect(documents()).toBe(1);
    await page.goBack();
    await at(page, '/home');
    expect(documents()).toBe(1);
    addSeen([`${what}, old files removed`, '1 reload, then the page; Back leads home']);
  });
}

/** Types answers under one release, and expects them under the other. */
const answersStay = async (page: Page, deploy: () => Promise<void>) => {
  const { 'workInfo.incomeSource': last, ...begun } = applicant['/kyc/step3'];
  await answerAll(page, begun);
  await deploy();
  await page.reload();
  await at(page, '/kyc/step3');
  for (const [name, value] of Object.entries(begun))
    await expect(answered(page, name)).toHaveValue(value === '7500000' ? '7.500.000' : value);
  await answerAll(page, { 'workInfo.incomeSource': last });
  await primary(page).tap();
  await at(page, '/kyc/step4');
};

for (const keepsOld of [true, false])
  test(`typed answers survive a deploy that ${keepsOld ? 'keeps' : 'removes'} the old files`, async ({
    page,
    front,
    next,
    applying,
    announce,
  }) => {
    // The open page may be loading the code of its next pages.
    if (!keepsOld) announce('/assets/', 404);
    await applying('/kyc/step3');
    const build = await buildOf(page);
    await answersStay(page, () => front.release({ project: next.folder, keepsOld }));
    expect(await buildOf(page)).not.toBe(build);
    const kept = keepsOld ? 'kept' : 'removed';
    addSeen([`typed answers, old files ${kept}`, 'all there in the new release']);
  });

const inStages = test.extend<{ readonly stages: TwoReleases }>({
  stages: async ({ next }, provide) => {
    const stages = await startTwoReleases(next.folder);
    await provide(stages);
    await stages.end();
  },
  baseURL: async ({ stages }, provide) => provide(stages.origin),
});

inStages(
  'a release in stages, and its way back: the guide’s drill',
  async ({ page, stages, journey }) => {
    /** Returns the first script of the document that a visitor gets. */
    const scriptFor = async (visitor: string) => {
      const headers = { 'X-Visitor': visitor, connection: 'close' };
      const answer = await fetch(stages.origin, { headers });
      return /data-script="(.+?)"/.exec(await answer.text())?.[1];
    };
    const visitors = Array.from({ length: 200 }, (_, at) => `192.0.2.${at}`);
    const scripts = () => Promise.all(visitors.map(scriptFor));
    const old = await scriptFor('');

    await stages.divide(5);
    const first = await scripts();
    const early = visitors.filter((_, at) => first[at] !== old);
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(30);
    expect(await scripts()).toEqual(first);

    await stages.divide(0);
    await page.setExtraHTTPHeaders({ 'X-Visitor': early[0] ?? '' });
    await journey('active', { path: '/home' });
    const documents = countDocuments(page);
    await stages.divide(5);
    await toBills(page);
    await expect(title(page)).toHaveText(titles.now);
    expect(documents()).toBe(0);
    await page.reload();
    await at(page, list);
    await expect(title(page)).toHaveText(titles.next);

    await stages.divide(0);
    await page.locator('nav.places a[href="/home"]').tap();
    await at(page, '/home');
    await toBills(page);
    await expect(title(page)).toHaveText(titles.next);
    expect(documents()).toBe(1);
    await page.reload();
    await at(page, list);
    await expect(title(page)).toHaveText(titles.now);
    expect(new Set(await scripts())).toEqual(new Set([old]));
    addSeen([
      'a release at 5 %',
      `${early.length} of ${visitors.length} visitors, always the same; open pages keep their release, both ways`,
    ]);
  },
);
