import { afterAll, expect, test } from 'vitest';
import { hosts } from '../../../domain/host/host';
import type { BridgeOutcome } from '../../../domain/ports/native-bridge';
import { type AHost, aHost, isOver, nativeHosts } from '../support/a-host';
import { EIGHT_CALLS } from '../support/eight-calls';

type Row = (typeof EIGHT_CALLS)[string];
type Outcome = BridgeOutcome<unknown>;

const dropped = { kind: 'bridge', message: 'answer dropped' };
const unreadable = { kind: 'bridge', message: 'unreadable answer' };
const secret = 'nobody-may-report-this';

interface Fault {
  readonly arrange: (host: AHost, row: Row) => void;
  readonly ends: (row: Row) => Outcome;
  /** When the call has ended, in milliseconds; a screen of a silent host never ends by itself. */
  readonly after: number;
  readonly reports?: readonly object[];
}

const good = ({ expected: means }: Row): Outcome => ({ kind: 'ok', value: means });

const FAULTS: Readonly<Record<string, Fault>> = {
  absent: { arrange: () => {}, ends: () => ({ kind: 'unsupported' }), after: 3_000 },
  silent: { arrange: () => {}, ends: () => ({ kind: 'timeout' }), after: 10_000 },
  throws: {
    arrange: ({ it }) => {
      it.does = () => {
        throw new Error(secret);
      };
    },
    ends: () => ({ kind: 'failed', code: 'THROWN' }),
    after: 0,
  },
  garbage: {
    arrange: ({ answers }) => answers({ garbage: secret }),
    ends: () => ({ kind: 'malformed' }),
    after: 0,
    reports: [unreadable],
  },
  'string payload': {
    arrange: ({ answers, ok }, { payload }) => answers(JSON.stringify(ok(JSON.stringify(payload)))),
    ends: good,
    after: 0,
  },
  'double answer': {
    arrange: ({ answers, ok }, { payload, other }) => answers(ok(payload), ok(other)),
    ends: good,
    after: 0,
    reports: [dropped],
  },
  denied: {
    arrange: ({ answers, refused }) => answers(refused('denied')),
    ends: () => ({ kind: 'denied' }),
    after: 0,
  },
};

const counted = { cases: 0, hangs: 0, doubles: 0 };
afterAll(() => {
  const { cases, hangs, doubles } = counted;
  process.stdout.write(
    `bridge contract: ${cases} cases (${nativeHosts.length} hosts, 8 calls, 7 faults), ${hangs} hangs, ${doubles} double effects\n`,
  );
  expect(counted).toEqual({ cases: (hosts.length - 1) * 8 * 7, hangs: 0, doubles: 0 });
});

const cases = nativeHosts.flatMap((host) =>
  Object.keys(EIGHT_CALLS).flatMap((name) =>
    Object.keys(FAULTS).map((fault) => [host, name, fault] as const),
  ),
);

test.each(cases)('%s, %s: %s', async (kind, name, fault) => {
  const [row, { arrange, ends, after, reports = [] }] = [EIGHT_CALLS[name]!, FAULTS[fault]!];
  const host = aHost(kind, { absent: fault === 'absent' });
  const { bridge, clock, reporter, asked } = host;
  arrange(host, row);
  const asker = new AbortController();
  let settled = 0;
  const outcome = row.ask(bridge, asker.signal);
  void outcome.then(() => {
    settled += 1;
  });

  counted.cases += 1;
  const endless = fault === 'silent' && row.screen === true;
  if (after > 0) await clock.advance(after - 1);
  if (after > 0) expect(settled).toBe(0);
  await clock.advance(endless ? 3_600_000 : 1);
  if (endless) asker.abort();
  await clock.advance(0);
  if (settled === 0) counted.hangs += 1;
  const asks = fault === 'absent' ? 0 : 1;
  if (asked.length > asks || settled > 1) counted.doubles += 1;

  expect(settled).toBe(1);
  expect(await outcome).toEqual(endless ? { kind: 'cancelled' } : ends(row));
  expect(asked).toHaveLength(asks);
  for (const { params } of asked) expect(params).toEqual(row.params);
  // gopay answers with a promise, which ignores a second answer.
  const noted = kind === 'gopay' && fault === 'double answer' ? [] : reports;
  expect(reporter.reports).toMatchObject(noted);
  expect(JSON.stringify(reporter.reports)).not.toContain(secret);
});

test.each(nativeHosts)('%s: each request has its own id or callback', async (kind) => {
  const host = aHost(kind);
  const { bridge, clock, asked, ok } = host;
  const [first, second] = [bridge.userDetails(), bridge.userDetails()];
  await clock.advance(0);
  asked[1]?.reply(ok({ name: 'second' }));
  asked[0]?.reply(ok({ name: 'first' }));
  expect(await Promise.all([first, second])).toEqual([
    { kind: 'ok', value: { name: 'first' } },
    { kind: 'ok', value: { name: 'second' } },
  ]);
  if (kind === 'partner-sdk') expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
  expect(await isOver(clock, first)).toBe(true);
});
