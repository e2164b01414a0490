import { expect, test } from 'vitest';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import type { HostVersion } from '../../../domain/application/products';
import { cell } from '../../../domain/kernel/live';
import { Gate } from '../../../domain/navigation/gate';
import type { GuardFacts } from '../../../domain/navigation/guard';
import { PageViews } from '../../../domain/tracking/page-views';
import { aVisitOf, Visit } from '../support/a-visit';
import { settled } from '../support/held-http';

const gppMinimum = { gojek: '4.90.0', gopay: '1.28.0' };

/** The pages tracked in a visit, as it goes on. */
const tracked = async (visit: Visit) => {
  const { navigator, session, applications, storage, clock } = visit;
  const activation$ = cell<GuardFacts['activation']>('allowed');
  const web = cell<HostVersion>({ host: 'web', version: undefined });
  const options = { gppMinimum };
  const gate = new Gate(
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
  gate.start();
  new PageViews(gate, applications, tracking).start();
  await settled();
  return tracking.events;
};

test('a page that is shown is tracked once, under its name, with words of the program only', async () => {
  const visit = await aVisitOf('approved', '/home/settings?secret=1');
  const events = await tracked(visit);
  expect(events).toEqual([
    {
      action: 'page_view',
      route: 'homeSettings',
      properties: { eligibility: 'activated' },
    },
  ]);
  await visit.applications.load();
  await settled();
  expect(events).toHaveLength(1);
});

test('pages one is only led through are not, a page one comes back to is', async () => {
  const visit = await aVisitOf('rejected', '/home');
  const events = await tracked(visit);
  const names = () => events.map(({ route }) => route);
  expect(names()).toEqual(['applicationRejected']);
  visit.navigator.go('/tnc');
  visit.navigator.go('/partner/tokopedia');
  visit.navigator.back();
  visit.navigator.go('/no-such-page?x=1');
  expect(names()).toEqual([
    'applicationRejected',
    'terms',
    'applicationRejected',
    'terms',
    'notFound',
  ]);
});

test('a page that tidies its own address is not a page more', async () => {
  const visit = new Visit('/auth/callback?code=1&state=2');
  const events = await tracked(visit);
  visit.navigator.go('/auth/callback', { replace: true });
  expect(events.map(({ route }) => route)).toEqual(['authCallback']);
  visit.navigator.go('/auth/callback');
  expect(events).toHaveLength(2);
});

test('before anything is known of a person, the label says so', async () => {
  const events = await tracked(new Visit('/'));
  expect(events).toMatchObject([{ route: 'start', properties: { eligibility: 'unknown' } }]);
});
