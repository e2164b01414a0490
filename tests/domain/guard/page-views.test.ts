import { expect, test } from 'vitest';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { PageViews } from '../../../domain/guard/page-views';
import { aVisitOf, Visit } from '../support/a-visit';
import { guardOf } from '../support/guarded';
import { settled } from '../support/held-http';

/** Records the page views of a visit. */
const viewsOf = async (visit: Visit) => {
  const { currentApplication: applications, clock } = visit;
  const guard = guardOf(visit);
  const tracking = new MemoryTracking();
  const page = { filled: true };
  new PageViews(guard, applications, tracking, clock, () => page.filled).start();
  guard.start();
  await settled();
  return {
    page,
    events: tracking.events,
    names: () => tracking.events.map(({ route }) => route),
    pass: async (ms = 500) => {
      await clock.advance(ms);
      await settled();
    },
  };
};

test('a shown page is tracked once, by its name, with fixed values only', async () => {
  const visit = await aVisitOf('approved', '/home/settings?secret=1');
  const { events, pass } = await viewsOf(visit);
  await pass();
  const properties = { eligibility: 'activated' };
  expect(events).toEqual([{ action: 'page_view', route: 'homeSettings', properties }]);
  await visit.applications.load();
  await pass();
  expect(events).toHaveLength(1);
});

test('a page is tracked again when the user comes back, and at once when a press leaves it', async () => {
  const visit = await aVisitOf('rejected', '/home');
  const { names } = await viewsOf(visit);
  visit.navigator.go('/tnc');
  expect(names()).toEqual(['applicationRejected']);
  visit.navigator.go('/partner/tokopedia');
  visit.navigator.back();
  visit.navigator.go('/no-such-page?x=1');
  visit.navigator.go('/tnc');
  const twice = ['applicationRejected', 'terms'];
  expect(names()).toEqual([...twice, ...twice, 'notFound']);
});

test('a page that redirects automatically is not tracked, however long its request takes', async () => {
  const visit = await aVisitOf('approved', '/rekyc/review');
  const { page, names, pass } = await viewsOf(visit);
  visit.navigator.go('/home', { replace: true });
  await pass();
  expect(names()).toEqual(['home']);
  page.filled = false;
  visit.navigator.go('/repayment/processing');
  await pass(20_000);
  expect(names()).toEqual(['home']);
  visit.navigator.go('/repayment/bca-va', { replace: true });
  page.filled = true;
  await pass();
  expect(names()).toEqual(['home', 'bcaVa']);
});

test('a page that waits for its content is tracked when it has it', async () => {
  const visit = await aVisitOf('approved', '/home');
  const { page, names, pass } = await viewsOf(visit);
  page.filled = false;
  await pass(5_000);
  expect(names()).toEqual([]);
  page.filled = true;
  await pass();
  expect(names()).toEqual(['home']);
});

test('a page that cleans its own address is not tracked again', async () => {
  const visit = new Visit('/auth/callback?code=1&state=2');
  const { names, pass } = await viewsOf(visit);
  visit.navigator.go('/auth/callback', { replace: true });
  await pass();
  visit.navigator.go('/auth/callback?error=x', { replace: true });
  await pass();
  expect(names()).toEqual(['authCallback']);
  visit.navigator.go('/auth/callback');
  await pass();
  expect(names()).toHaveLength(2);
});

test('before the status is known, the label is unknown', async () => {
  const { events, pass } = await viewsOf(new Visit('/'));
  await pass();
  expect(events).toMatchObject([{ route: 'start', properties: { eligibility: 'unknown' } }]);
});
