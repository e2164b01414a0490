import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { day, minute, second } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { formatIn } from '../../../ui/format/use-format';
import { REASSESSMENT_PAGES } from '../../../ui/pages/reassessment/reassessment-pages';
import { openApp } from '../../support/app/open-app';
import { decide, openAt, title, openFailing } from '../../support/app/open-at';

const root = '/credit-reassessment';
const path = '/v1/user/reassessment/status';

test.each([
  ['reassess-processing', '/process', 'Permintaan diproses'],
  ['reassess-review', '/review', 'Limit sedang ditinjau'],
  ['reassess-rejected', '/fail', 'Limitmu belum bisa naik'],
  ['reassess-ineligible', '/ineligible', 'Belum bisa ditinjau ulang'],
  ['reassess-exhausted', '/exhaust', 'Kesempatan sudah terpakai'],
])('%s belongs to %s from every page of the flow', async (persona, place, words) => {
  const all = [
    '',
    '/education',
    '/process',
    '/review',
    '/success',
    '/fail',
    '/ineligible',
    '/exhaust',
  ];
  for (const from of all) {
    const app = await openAt(persona, root + from, root + place);
    expect(title(app)).toBe(words);
    app.shown.unmount();
  }
});

test('home and the details of the limit link to the review when home offers it', async () => {
  const app = await openAt('reassess', '/home');
  await app.says('Tinjau ulang limit');
  const card = [...document.querySelectorAll('.card')].find((it) =>
    it.textContent?.includes('Tinjau ulang limit'),
  );
  card?.querySelector('button')?.click();
  await app.on(root);
  await app.goTo('/home/limit-details');
  await app.clickTo('Tinjau ulang limit', root);
  app.shown.unmount();
  const other = await openAt('active', '/home/limit-details');
  expect(other.text()).not.toContain('Tinjau ulang limit');
});

test('a user who has begun continues from there, until they go home', async () => {
  const app = await openAt('reassess', root);
  await app.pressTo(`${root}/on-demand`);
  expect(app.storage.read(STORED.reassessmentFlow)).toBe(true);
  await app.goTo(root, `${root}/on-demand`);
  await app.clickTo('Ke beranda', '/home');
  expect(app.storage.read(STORED.reassessmentFlow)).toBeUndefined();
  await app.goTo(root);
});

test.each([
  ['approved', '/success', 'Limitmu naik'],
  ['rejected', '/fail', 'Limitmu belum bisa naik'],
])(
  'a waiting page continues by itself when the request is %s, and the flow ends',
  async (outcome, place, words) => {
    for (const persona of ['reassess-processing', 'reassess-review']) {
      const app = await openAt(persona, '/home');
      app.storage.write(STORED.reassessmentFlow, true);
      await app.goTo(root, `${root}/${persona === 'reassess-review' ? 'review' : 'process'}`);
      expect(app.storage.read(STORED.reassessmentFlow)).toBe(true);
      decide(app, 'reassessment', outcome);
      await app.advance(2 * second);
      await app.on(root + place);
      expect(title(app)).toBe(words);
      expect(app.storage.read(STORED.reassessmentFlow)).toBeUndefined();
      app.shown.unmount();
    }
  },
);

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
  const view = REASSESSMENT_PAGES.reassessmentSuccess({
    reassessment: { status: 'APPROVED', details },
    unread: false,
    review: { kind: 'idle' },
    supported: true,
    canUpdate: false,
    begun: false,
    format: formatIn('id'),
    now: 10 * day,
  });
  expect(view).toMatchObject({ messages });
});

test('a rejection counts the days, offers a retry after them, and states no time that it does not know', async () => {
  const app = await openAt('reassess-rejected', `${root}/fail`);
  expect(app.text()).toMatch(/mulai \d+ \w+ \d{4} pukul \d\d:\d\d WIB, \d+ hari lagi/);
  const details = (reapplyTime?: number) => ({
    reassessment: {
      status: 'REJECTED',
      details: { ...(reapplyTime !== undefined && { reapplyTime }) },
    } as const,
    unread: false,
    review: { kind: 'idle' } as const,
    supported: true,
    canUpdate: false,
    begun: false,
    format: formatIn('id'),
    now: 10 * day,
  });
  const { reassessmentFail } = REASSESSMENT_PAGES;
  expect(reassessmentFail(details(11 * day))).toMatchObject({
    messages: 'reassessment:fail',
    values: { count: 1 },
    primary: 'toHome',
  });
  expect(reassessmentFail(details(10 * day))).toMatchObject({
    messages: 'reassessment:failOpen',
    primary: 'learn',
  });
  expect(reassessmentFail(details())).toMatchObject({
    messages: 'reassessment:failUndated',
    primary: 'toHome',
    secondary: 'learn',
  });
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

test('a status that cannot be read shows a retry on the page', async () => {
  for (const at of [root, `${root}/education`, `${root}/success`]) {
    const app = await openFailing('reassess', at, path);
    await app.on(at);
    await waitFor(() => expect(title(app)).toBe('Status belum bisa dimuat'));
    await app.pressTo(at === root ? root : `${root}/education`);
    app.shown.unmount();
  }
});

test('an outdated host app shows how to update it, and a new one does not', async () => {
  for (const [version, place] of [
    ['1.27.9', '/unsupported'],
    [undefined, '/unsupported'],
    ['1.28.0', ''],
  ] as const) {
    const first = await openAt('reassess', '/home');
    first.shown.unmount();
    first.storage.write(STORED.appSource, 'gopay');
    if (version !== undefined) first.storage.write(STORED.callerVersion, version);
    for (const from of ['', '/education', '/on-demand']) {
      const app = await openApp({ persona: 'reassess', at: root + from, tab: first });
      await app.on(root + (place || from));
      if (place === '/unsupported')
        expect(app.one('[data-action="primary"]').textContent).toBe('Perbarui aplikasi');
      app.shown.unmount();
    }
  }
});

test('every page has its own picture, except those that ask', async () => {
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
