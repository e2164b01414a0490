import type { HostVersion } from '../../../domain/host/host';
import { expect, test } from 'vitest';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { cell } from '../../../domain/kernel/live';
import { RouteGuard } from '../../../domain/guard/route-guard';
import type { GuardInput } from '../../../domain/guard/guard';
import { PageViews } from '../../../domain/guard/page-views';
import { aVisitOf, Visit } from '../support/a-visit';
import { settled } from '../support/held-http';

const gppMinimum = { gojek: '4.90.0', gopay: '1.28.0' };

/** Records the page views of a visit. */
const viewsOf = async (visit: Visit) => {
  const { navigator, session, currentApplication: applications, storage, clock } = visit;
  const activation$ = cell<GuardInput['activation']>('allowed');
  const web = cell<HostVersion>({ host: 'web', version: undefined });
  const options = { gppMinimum };
  const guard = new RouteGuard(
    navigator,
    session,
    applications,
    storage,
    clock,
    activation$,
    web,
    options,
  );
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
  expect(events).toEqual([
    {
      action: 'page_view',
      route: 'homeSettings',
      properties: { eligibility: 'activated' },
    },
  ]);
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
  expect(names()).toEqual([
    'applicationRejected',
    'terms',
    'applicationRejected',
    'terms',
    'notFound',
  ]);
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
