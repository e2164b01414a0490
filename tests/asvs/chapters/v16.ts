import { type Chapter, lender, onPage, operator, proven } from '../row';

const reports = [
  'tests/e2e/reports.test.ts',
  "errors arrive as fixed words, with the page and a code, and without any of the user's data",
] as const;

/** Logging and error handling. */
export const v16: Chapter = {
  '16.1.1': onPage('Documents what is logged', 'docs/operator-guide.md'),
  '16.2.1': proven(
    'Logs the place and the kind of each event',
    ['tests/adapters/telemetry/sentry-event.test.ts', 'an event always has a route and a code'],
    [
      'tests/domain/tracking/events.test.ts',
      'the context of a visit sends versions, fixed values, random ids and attribution, each checked',
    ],
  ),
  '16.2.2': operator('Logs with synchronised clocks', 'their services note when an event arrives'),
  '16.2.3': proven(
    'Logs to the documented places only',
    [
      'tests/adapters/telemetry/beacon-tracking.test.ts',
      'without an address nothing is sent and nothing waits',
    ],
    ['tests/adapters/telemetry/sentry-reports.test.ts', 'with the address %j nothing is sent'],
  ),
  '16.2.4': operator('Logs in one format', 'their services read it'),
  '16.2.5': proven('Logs no personal value', [
    'tests/adapters/telemetry/forced-errors.test.ts',
    'none of three hundred forced errors has a canary, all have route and code',
  ]),
  '16.3.1': proven(
    'Logs each login, also a refused one',
    ['tests/domain/auth/login.test.ts', 'a login that this tab began logs the user in'],
    [
      'tests/domain/auth/login.test.ts',
      'a callback with %s is refused and tracked, and its code is never exchanged',
    ],
  ),
  '16.3.2': lender('Logs refused access', 'the API decides about it'),
  '16.3.3': proven(
    'Logs attempts to get around a check',
    ['tests/domain/visit/entry.test.ts', 'a dropped parameter is reported once, without its text'],
    [
      'tests/adapters/bridge/bridge-shell.test.ts',
      'messages of a partner that match no request are dropped and reported',
    ],
  ),
  '16.3.4': proven('Logs unexpected errors', reports),
  '16.4.1': proven(
    'Encodes what it logs, so that no value forges an entry',
    [
      'tests/adapters/telemetry/throttled-reports.test.ts',
      'the code or field %j is passed on as %j',
    ],
    ['tests/adapters/telemetry/sentry-event.test.ts', 'the message “%s” is replaced by %s'],
  ),
  '16.4.2': operator('Protects its logs', 'they are kept elsewhere'),
  '16.4.3': operator('Keeps its logs on another system', 'they are kept elsewhere'),
  '16.5.1': proven('Tells users no internals of an error', [
    'tests/ui/app/boundaries.test.tsx',
    'an error outside every page shows the error page, whose button reloads',
  ]),
  '16.5.2': proven('Continues safely while another service fails', [
    'tests/e2e/reports.test.ts',
    'a service that is ${what} changes no screen',
  ]),
  '16.5.3': proven(
    'Fails closed',
    [
      'tests/domain/application/submit-application.test.ts',
      'nothing is sent before the status shows whether it was sent earlier',
    ],
    [
      'tests/domain/auth/host-user.test.ts',
      'a silent host is awaited for three seconds, and its late answer still counts',
    ],
  ),
  '16.5.4': proven(
    'Catches every error that nothing else caught',
    [
      'tests/ui/app/boundaries.test.tsx',
      'an error outside every page shows the error page, whose button reloads',
    ],
    reports,
  ),
};
