import { expect, test } from 'vitest';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { ROUTES } from '../../../domain/navigation/routes';
import { STORED } from '../../../domain/storage/stored';
import { isApartFromConsent, mayAskConsent } from '../../../domain/tracking/consent';
import { type ConsentLoad, VisitConsent } from '../../../domain/tracking/visit-consent';
import { settled } from '../support/held-http';

test('every section may load the script, must not share a document with it, or neither', () => {
  const sections = (is: (path: string) => boolean) =>
    new Set(Object.values(ROUTES).flatMap(({ path, section }) => (is(path) ? [section] : [])));
  expect(sections(mayAskConsent)).toEqual(new Set(['root', 'home']));
  expect(sections(isApartFromConsent)).toEqual(
    new Set(['kyc', 'combined', 'rekyc', 'bill-restructure']),
  );
  expect([mayAskConsent('/home/'), mayAskConsent('/homework'), mayAskConsent('/')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isApartFromConsent('/combined/tnc'), isApartFromConsent('/kyc/')]).toEqual([false, true]);
});

interface Visit {
  /** Whether a host app is detected, by its user agent or its object. */
  readonly hosted?: boolean;
  readonly at?: string;
  /** The source that the address of the visit named. */
  readonly source?: string;
  readonly remembered?: boolean;
}

/** Creates a visit whose consent provider the test controls. */
const aVisit = ({ hosted = false, at = '/', source, remembered }: Visit = {}) => {
  const navigator = new MemoryNavigator(at);
  const storage = new MemoryStorage();
  const reporter = new MemoryReporter();
  const host = { isSeen: hosted };
  if (source !== undefined) storage.write(STORED.appSource, source);
  if (remembered !== undefined) storage.write(STORED.eventsAllowed, remembered);
  const loads: ((analytics: boolean | undefined) => void)[] = [];
  let hostIsKnown = () => {};
  let ends: (load: ConsentLoad) => void = () => {};
  const visit = new VisitConsent(navigator, storage, reporter, {
    isHosted: () => host.isSeen,
    settled: () => new Promise<void>((resolve) => (hostIsKnown = resolve)),
    documentPath: at,
    load: (chosen) => {
      loads.push(chosen);
      return new Promise((resolve) => (ends = resolve));
    },
  });
  return {
    navigator,
    storage,
    reporter,
    host,
    loads,
    allowed: () => visit.allowed$.value,
    choose: (analytics: boolean | undefined) => loads[0]?.(analytics),
    settle: async () => {
      hostIsKnown();
      await settled();
    },
    end: async (load: ConsentLoad) => {
      ends(load);
      await settled();
    },
  };
};

test.each<[Visit, boolean | undefined, number]>([
  [{}, undefined, 1],
  [{ at: '/home' }, undefined, 1],
  [{ at: '/home/settings' }, undefined, 1],
  [{ remembered: true }, true, 1],
  [{ remembered: false }, false, 1],
  [{ at: '/kyc/step2' }, undefined, 0],
  [{ at: '/kyc/step2', remembered: true }, true, 0],
  [{ at: '/bill-restructure', remembered: false }, false, 0],
  [{ at: '/transactions' }, undefined, 0],
  [{ at: '*' }, undefined, 0],
  // The address is not trusted.
  [{ source: 'gopay' }, undefined, 1],
  [{ source: 'gojek', remembered: false }, false, 1],
  [{ hosted: true }, true, 0],
  [{ hosted: true, source: 'gopay', remembered: false }, true, 0],
  [{ hosted: true, at: '/kyc/step2' }, true, 0],
])('%j: allowed is %s, and the script is loaded %i times', async (how, allowed, times) => {
  const visit = aVisit(how);
  expect([visit.allowed(), visit.loads.length]).toEqual([allowed, 0]);
  await visit.settle();
  expect([visit.allowed(), visit.loads.length]).toEqual([allowed, times]);
});

test('a choice counts at once and is stored, and a provider without one asks again', async () => {
  const visit = aVisit({ remembered: true });
  await visit.settle();
  for (const word of [false, true, undefined, false]) {
    visit.choose(word);
    expect([visit.allowed(), visit.storage.read(STORED.eventsAllowed)]).toEqual([word, word]);
  }
});

test.each(['/', '/kyc/step2'])('a host that is detected late is not asked, at %s', async (at) => {
  const visit = aVisit({ at, source: 'gopay' });
  visit.host.isSeen = true;
  await visit.settle();
  expect([visit.allowed(), visit.loads.length]).toEqual([true, 0]);
});

test('the script is loaded once, at the first page that may; from then on some pages open as documents', async () => {
  const visit = aVisit();
  visit.navigator.go('/kyc');
  await visit.settle();
  expect([visit.loads.length, visit.navigator.documents]).toEqual([0, []]);
  visit.navigator.go('/home');
  visit.navigator.go('/transactions');
  visit.navigator.go('/');
  expect([visit.loads.length, visit.navigator.documents]).toEqual([1, []]);
  for (const to of ['/kyc/step1', '/combined', '/rekyc', '/bill-restructure?x=1'])
    visit.navigator.go(to);
  expect(visit.navigator.documents).toEqual([
    '/kyc/step1',
    '/combined',
    '/rekyc',
    '/bill-restructure?x=1',
  ]);
});

test.each<[ConsentLoad, readonly string[], readonly string[]]>([
  ['ready', [], ['/kyc']],
  ['late', ['LATE'], ['/kyc']],
  ['broken', ['BROKEN'], ['/kyc']],
  // The script never ran, so pages need not be kept apart from it.
  ['missing', ['MISSING'], []],
])('a script that is %s is reported as %j', async (load, codes, documents) => {
  const visit = aVisit();
  await visit.settle();
  await visit.end(load);
  expect(visit.reporter.reports.map(({ code }) => code)).toEqual(codes);
  visit.navigator.go('/kyc');
  expect([visit.allowed(), visit.navigator.documents]).toEqual([undefined, documents]);
});
