import { cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { day, minute, second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { formatIn } from '../../../ui/format/use-format';
import type { ReassessmentDetails } from '../../../ui/pages/reassessment/reassessment-details';
import { REASSESSMENT_PAGES } from '../../../ui/pages/reassessment/reassessment-pages';
import { newTab, openApp } from '../../support/app/open-app';
import { decide, openAt, title, openFailing } from '../../support/app/open-at';

const root = '/credit-reassessment';
const path = '/v1/user/reassessment/status';
const endings = ['/process', '/review', '/success', '/fail', '/ineligible', '/exhaust'];

const { reassessmentFail, reassessmentSuccess } = REASSESSMENT_PAGES;

/** What the page of a result depends on, ten days after the epoch. */
const detailsOf = (reassessment: ReassessmentDetails['reassessment']): ReassessmentDetails => ({
  reassessment,
  unread: false,
  review: { kind: 'idle' },
  supported: true,
  canUpdate: false,
  begun: false,
  format: formatIn('id'),
  now: 10 * day,
});

test.each([
  ['reassess-processing', '/process', 'Permintaan diproses'],
  ['reassess-review', '/review', 'Limit sedang ditinjau'],
  ['reassess-rejected', '/fail', 'Limitmu belum bisa naik'],
  ['reassess-ineligible', '/ineligible', 'Belum bisa ditinjau ulang'],
  ['reassess-exhausted', '/exhaust', 'Kesempatan sudah terpakai'],
])('%s belongs to %s from every page of the flow', async (persona, place, words) => {
  for (const from of ['', ...endings, '/education']) {
    const app = await openAt(persona, root + from, root + place);
    expect(title(app)).toBe(words);
    app.shown.unmount();
  }
});

test('home and the details of the limit link to the review when home offers it', async () => {
  const app = await openAt('reassess', '/home');
  await app.says('Tinjau ulang limit');
  await app.clickTo('Tinjau ulang limit', root);
  await app.goTo('/home/limit-details');
  await app.clickTo('Tinjau ulang limit', root);
  app.shown.unmount();
  const other = await openAt('active', '/home/limit-details');
  expect(other.text()).not.toContain('Tinjau ulang limit');
});

test('after a reassessment has begun, its other pages redirect to /on-demand until the user goes home', async () => {
  const app = await openAt('reassess', root);
  await app.pressTo(`${root}/on-demand`);
  expect(app.storage.read(STORED.reassessmentFlow)).toBe(true);
  await app.goTo(root, `${root}/on-demand`);
  await app.clickTo('Ke beranda', '/home');
  expect(app.storage.read(STORED.reassessmentFlow)).toBeUndefined();
  await app.goTo(root);
});

test.each([
  ['process', 'approved', '/success', 'Limitmu naik'],
  ['review', 'approved', '/success', 'Limitmu naik'],
  ['process', 'rejected', '/fail', 'Limitmu belum bisa naik'],
  ['review', 'rejected', '/fail', 'Limitmu belum bisa naik'],
])('the page %s continues when the request is %s, and the flow ends', async (waiting, ...then) => {
  const [outcome, place, words] = then;
  const app = await openAt(`reassess-${waiting === 'review' ? 'review' : 'processing'}`, '/home');
  app.storage.write(STORED.reassessmentFlow, true);
  await app.goTo(root, `${root}/${waiting}`);
  expect(app.storage.read(STORED.reassessmentFlow)).toBe(true);
  decide(app, 'reassessment', outcome);
  await app.advance(2 * second);
  await app.on(root + place);
  expect(title(app)).toBe(words);
  expect(app.storage.read(STORED.reassessmentFlow)).toBeUndefined();
});

test('a raised limit is the headline, with the previous limit', async () => {
  const app = await openAt('reassess-processing', root, `${root}/process`);
  decide(app, 'reassessment', 'approved');
  await app.pressTo(`${root}/success`);
  const amount = Number(app.one('main [data-amount]').dataset['amount']);
  const before = /Sebelumnya Rp([\d.]+)\./.exec(app.text())?.[1]?.replaceAll('.', '');
  expect(amount).toBeGreaterThan(Number(before));
  await app.pressTo('/home');
  await waitFor(() => app.one('[role="dialog"] [data-amount]'));
  expect(app.one('[role="dialog"] [data-amount]').dataset['amount']).toBe(String(amount));
  expect(app.sent('notifyLimitChange')).toHaveLength(1);
});

test.each([
  [{ limitBefore: 5, limitAfter: 6 }, 'reassessment:raised'],
  [{ limitBefore: 6, limitAfter: 5 }, 'reassessment:now'],
  [{ limitBefore: 5, limitAfter: 5 }, 'reassessment:now'],
  [{ limitAfter: 5 }, 'reassessment:now'],
  [{ limitBefore: 5, limitAfter: -5 }, 'reassessment:changed'],
  [{}, 'reassessment:changed'],
])('a review that ended with %j is %s', (details, messages) => {
  expect(reassessmentSuccess(detailsOf({ status: 'APPROVED', details }))).toMatchObject({
    messages,
  });
});

test('a rejection shows when it ends, and counts the days', async () => {
  const app = await openAt('reassess-rejected', `${root}/fail`);
  expect(app.text()).toMatch(/mulai \d+ \w+ \d{4} pukul \d\d:\d\d WIB, \d+ hari lagi/);
});

test.each([
  [
    { reapplyTime: 11 * day },
    { messages: 'reassessment:fail', values: { count: 1 }, primary: 'toHome' },
  ],
  [{ reapplyTime: 10 * day }, { messages: 'reassessment:failOpen', primary: 'learn' }],
  [{}, { messages: 'reassessment:failUndated', primary: 'toHome', secondary: 'learn' }],
])('a rejection with %j shows %j', (details, view) => {
  expect(reassessmentFail(detailsOf({ status: 'REJECTED', details }))).toMatchObject(view);
});

test('after five minutes a waiting page stops polling and shows a message', async () => {
  const app = await openAt('reassess-processing', `${root}/process`);
  await app.advance(6 * minute);
  await app.says('berhenti mengecek sendiri');
  const asked = app.sent('reassessmentStatus').length;
  await app.advance(6 * minute);
  expect(app.sent('reassessmentStatus').length).toBe(asked);
  app.press();
  await waitFor(() => expect(app.sent('reassessmentStatus').length).toBe(asked + 1));
});

test('after a reload the result of the request is read from the status', async () => {
  const app = await openAt('reassess-processing', `${root}/on-demand/result`);
  expect(title(app)).toBe('Permintaanmu diterima');
  await app.pressTo(`${root}/process`);
  app.shown.unmount();
  await openAt('reassess', `${root}/on-demand/result`, `${root}/education`);
});

test.each([
  [root, root],
  [`${root}/education`, `${root}/education`],
  [`${root}/success`, `${root}/education`],
])('%s shows a retry when the status cannot be read', async (at, then) => {
  const app = await openFailing('reassess', at, path);
  await app.says('Status belum bisa dimuat');
  await app.pressTo(then);
});

test.each([
  ['1.27.9', '/unsupported'],
  [undefined, '/unsupported'],
  ['1.28.0', ''],
])(
  'a host app of version %s opens every page at %j, and an outdated one its update',
  async (...row) => {
    const [version, place] = row;
    for (const from of ['', '/education', '/on-demand']) {
      const tab = newTab('reassess');
      tab.storage.write(STORED.appSource, 'gopay');
      if (version !== undefined) tab.storage.write(STORED.callerVersion, version);
      const app = await openApp({ persona: 'reassess', at: root + from, tab });
      await app.on(root + (place || from));
      if (place !== '')
        expect(app.one('[data-action="primary"]').textContent).toBe('Perbarui aplikasi');
      app.shown.unmount();
    }
  },
);

test('six pages of a reassessment have six different pictures', async () => {
  const pictures = new Set<string>();
  for (const persona of [
    'reassess-processing',
    'reassess-review',
    'reassess-rejected',
    'reassess-ineligible',
    'reassess-exhausted',
    'reassess',
  ]) {
    const app = await openApp({ persona, at: root });
    await waitFor(() => app.one('main svg.art'));
    pictures.add(app.one('main svg.art').innerHTML);
    app.shown.unmount();
  }
  expect(pictures.size).toBe(6);
});

test('a refused rise of the limit has another picture than a refused application', async () => {
  const pictures: string[] = [];
  for (const [persona, at] of [
    ['rejected', '/application/rejected'],
    ['reassess-rejected', `${root}/fail`],
  ] as const) {
    const app = await openAt(persona, at);
    await app.on(at);
    pictures.push(app.one('main svg.art').innerHTML);
    cleanup();
  }
  expect(pictures[0]).not.toBe(pictures[1]);
});
