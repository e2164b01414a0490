import { expect, test } from 'vitest';
import type { HomeData } from '../../../domain/home/read-home';
import { HomeNotices } from '../../../domain/home/home-notices';
import { day } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf } from '../support/a-visit';

const noticesOf = async () => {
  const visit = await aVisitOf('approved', '/home');
  const anew = () => new HomeNotices(visit.http, visit.storage, visit.clock, visit.navigator);
  return { visit, notices: anew(), anew };
};

const home = (over: Partial<HomeData>): HomeData => ({ modules: [], readAt: 0, ...over });
const raised = home({ profile: { limitTypes: ['TEMPORARY'] } });
const zero = home({ modules: [{ type: 'ZERO_PERCENT' }] });
const promo = home({ modules: [{ type: 'DISCOUNT_PROMO' }] });
const lines = home({
  modules: [{ type: 'SHORTCUTS', items: [{ product: 'GPL' }, { product: 'GPP' }] }],
});
const kind = (notices: HomeNotices) => notices.notice$.value?.kind;

test('a changed limit is shown once a visit, and reported to the server once', async () => {
  const { visit, notices, anew } = await noticesOf();
  notices.offer(raised);
  notices.offer(raised);
  expect(kind(notices)).toBe('limit-raised');
  notices.close();
  notices.offer(raised);
  expect(kind(notices)).toBe(undefined);
  const reloaded = anew();
  reloaded.offer(raised);
  expect(kind(reloaded)).toBe(undefined);
  const sent = visit.http.calls.filter(({ name }) => name === 'notifyLimitChange');
  expect(sent.map(({ raw }) => raw.body)).toEqual([{ limitTypes: ['TEMPORARY'] }]);
});

test('the zero-percent offer comes again in another month, unless the user declined it', async () => {
  const { visit, notices, anew } = await noticesOf();
  notices.offer(zero);
  expect(kind(notices)).toBe('zero-percent');
  notices.close();
  const sameMonth = anew();
  sameMonth.offer(zero);
  expect(kind(sameMonth)).toBe(undefined);
  await visit.clock.advance(31 * day);
  notices.offer(zero);
  expect(kind(notices)).toBe('zero-percent');
  notices.close(true);
  await visit.clock.advance(31 * day);
  notices.offer(zero);
  expect(kind(notices)).toBe(undefined);
});

test('only the zero-percent offer can be closed permanently', async () => {
  const { visit, notices } = await noticesOf();
  notices.offer(promo);
  notices.close(true);
  expect(visit.storage.read(STORED.zeroPercentDismissed)).toBe(undefined);
  expect(visit.storage.read(STORED.discountPromoDismissed)).toBe(true);
});

test('the promotion is tracked whenever its sheet is shown, until it is closed', async () => {
  const { visit, notices } = await noticesOf();
  notices.offer(promo);
  expect(visit.count('trackDiscountSheet')).toBe(1);
  // Going back does not close the notice.
  visit.navigator.go('/home/settings');
  expect(kind(notices)).toBe(undefined);
  notices.offer(promo);
  expect(visit.count('trackDiscountSheet')).toBe(2);
  notices.close();
  notices.offer(promo);
  expect(kind(notices)).toBe(undefined);
  expect(visit.count('trackDiscountSheet')).toBe(2);
});

test('coach marks of products come one by one, and send no call', async () => {
  const { visit, notices } = await noticesOf();
  for (const product of ['GPL', 'GPP']) {
    notices.offer(lines);
    expect(notices.notice$.value).toEqual({ kind: 'coach-mark', product });
    notices.close();
  }
  notices.offer(lines);
  expect(kind(notices)).toBe(undefined);
  expect(visit.storage.read(STORED.coachMarks)).toEqual({ GPL: true, GPP: true });
  expect(visit.count('notifyLimitChange') + visit.count('trackDiscountSheet')).toBe(0);
});
