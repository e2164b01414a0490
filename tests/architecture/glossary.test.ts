import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { declaredIn } from './support/declared';
import { everything } from './support/sources';

/** Former names of this project, with the field's common term for each. */
const GLOSSARY = new Map(
  Object.entries({
    kept: 'retryableOnce, stored, saved',
    Reading: 'Query',
    Turns: 'TaskQueue',
    within: 'withTimeout',
    Incidents: 'GlobalErrorHandler',
    Gate: 'RouteGuard',
    admit: 'evaluate',
    Standpoint: 'GuardState',
    admission: 'decision',
    Standing: 'RepaymentStatus, RestructureStatus, Applicant',
    STANDINGS: 'STATUSES',
    standing: 'status',
    standings: 'statuses',
    FITTING: 'pageStatuses',
    speaksOf: 'pageMatchesStatus',
    goesOnTo: 'redirectFor',
    Said: 'Payload',
    said: 'payload, answer, text',
    saidIn: 'parsePayload',
    Told: 'Update',
    told: 'setValue, seen, shown',
    Area: 'Namespace, AdministrativeArea',
    Facts: 'ContextValues, HostInfo, DescriptionList, …Details',
    Asked: 'SubmitResult',
    Submitting: 'SubmitApplication',
    Taking: 'VirtualAccountRequest',
    Hosting: 'HostContext',
    HostedBridge: 'LazyBridge',
    HostLine: 'Transport',
    Wire: 'Protocol',
    letGo: 'dispose',
    forgotten$: 'SessionScope.ended',
    takeUpHost: 'connectHost',
    settleHost: 'completeHostConnection',
    Walk: 'WizardNavigation',
    rival: 'mustDifferFrom',
    word: 'labelKey, value, term',
    words: 'messages, properties, spellings',
    visitWords: 'visitProperties',
    narrowing: 'filter',
    Wanted: 'Filters',
    Offered: 'AvailableFilters',
    Showing: 'ElementController',
    showings: 'controllers',
    Notices: 'Notifications',
  }),
);

/** Ordinary English for a value inside a function, but not for an export. */
const EXPORTED = new Map(
  Object.entries({
    known: 'latestValue',
    reading: 'applyDocumentPreferences',
    later: 'lazy',
  }),
);

/** Words that must not be part of a file's name. */
const FILES =
  /(?:^|-)(?:kept|turns|gate|incidents|standings?|said|told|facts|narrowing|words?|hosting|showings?|later)(?:-|$)|^(?:most-pages|take-up-host|settle-host|reading|readings|hosted-bridge|host-line)$/;

/** Public names that deployments already use. */
const CONTRACTS = new Map([['words', /^domain\/config\/config\.ts:/]]);

const code = everything().filter(
  ({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('tests/'),
);

test('every declaration uses the names of the glossary', () => {
  const old = code
    .flatMap(declaredIn)
    .filter(({ name, at }) => !CONTRACTS.get(name)?.test(at))
    .flatMap(({ name, at, isExported }) => {
      const better = GLOSSARY.get(name) ?? (isExported ? EXPORTED.get(name) : undefined);
      return better === undefined ? [] : [`${at} ${name}: ${better}`];
    });
  expect(old).toEqual([]);
}, 60_000);

test('files use the names of the glossary', () => {
  const old = everything().filter(({ path }) => FILES.test(basename(path).split('.', 1).join()));
  expect(old.map(({ path }) => path)).toEqual([]);
});

test('a former name is found wherever it can be declared', () => {
  const text = `
    import { it as kept } from './it';
    export const { a: [Reading = 1, ...Turns] } = it;
    function Gate(within: number, { said }: It) {}
    class Told { rival = 1; #Walk = 2; constructor(private readonly word: string) {} take() {} }
    interface Said { words: string; told(): void }
    type Area = (standing: number) => void;
    const row = { FITTING: 1 };
  `;
  const names = declaredIn({ path: 'a.ts', text }).map(({ name }) => name);
  const expected =
    'kept Reading Turns Gate within said Told rival Walk word take Said words told Area standing FITTING';
  expect(expected.split(' ').filter((name) => !names.includes(name))).toEqual([]);
  expect(names).not.toContain('it');
});
