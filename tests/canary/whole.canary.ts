import { expect, test } from '@playwright/test';
import { identifyAnew, pay, reassess, seeInHost, split } from './account-journeys';
import { allowed } from './allowed';
import { canaryNames } from './canaries';
import { type Hit, notAllowed, table, unused } from './findings';
import { inHost } from './in-host';
import { apply, applyForBoth, beginInHost } from './journeys';
import type { Seen } from './sinks';
import { type Ready, type Visit, visitAs } from './visit';

interface Journey {
  readonly persona: string;
  readonly ready?: Ready;
  readonly go: (visit: Visit) => Promise<void>;
}

/** Journeys from the login to the logout, each by a new user. */
const journeys: Readonly<Record<string, Journey>> = {
  'an application with everything going wrong': {
    persona: 'new-otp',
    go: (visit) => apply(visit, true),
  },
  'an application for both products': { persona: 'gpp-available', go: applyForBoth },
  'bills, an account to pay to, the history': { persona: 'active', go: pay },
  'home, bills and the history in gojek': {
    persona: 'active',
    ready: inHost('gojek'),
    go: seeInHost,
  },
  'bills into instalments': { persona: 'restructure-pin', go: split },
  'a new look at the limit': { persona: 'reassess', go: reassess },
  'another identity check': { persona: 'closed', go: identifyAnew },
  'an application in gojek': { persona: 'new', ready: inHost('gojek'), go: beginInHost },
  'an application in gopay': { persona: 'new', ready: inHost('gopay'), go: beginInHost },
  'an application in a partner’s SDK': {
    persona: 'new',
    ready: inHost('partner-sdk'),
    go: beginInHost,
  },
};

test('personal values leave only through listed channels', async ({ browser, baseURL }) => {
  const [hits, looked]: [Hit[], Seen[]] = [[], []];
  const [made, held] = [new Set<string>(), new Set<string>()];
  for (const [name, { persona, ready, go }] of Object.entries(journeys))
    await test.step(name, async () => {
      const visit = await visitAs(browser, baseURL ?? '', persona, ready);
      await go(visit);
      looked.push(...(await visit.looked()));
      hits.push(...(await visit.hits()));
      for (const canary of visit.met) made.add(canary);
      for (const canary of visit.held) held.add(canary);
      await visit.context.close();
    });
  process.stdout.write(`\n${table(hits, looked)}\n`);
  expect([...made].sort()).toEqual([...canaryNames].sort());
  // Values that were in memory before a logout must be found there; otherwise the search looked at nothing.
  expect([...held]).toEqual(expect.arrayContaining(['bearer', 'motherMaidenName']));
  expect(notAllowed(hits, allowed)).toEqual([]);
  expect(unused(hits, allowed)).toEqual([]);
  expect(allowed.length).toBeLessThanOrEqual(13);
});
