import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hour } from '../../domain/kernel/instant';
import { calls, historyBefore } from './specification/calls';
import { statements } from './specification/statements';
import { lastCall, expectShown, openWire, type Shows, type Step } from './specification/wire';

/**
 * An independent check of the lender: the answers that the specification describes, copied from it and compared with
 * the wire. Neither the client's table of calls nor its schemas are used.
 */

let wire: Awaited<ReturnType<typeof openWire>>;
beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

type Row = readonly [says: string, persona: string, asks: readonly Step[], shows: Shows];

const split = (given: readonly (Step | Shows)[]) =>
  [given.slice(0, -1) as Step[], given.at(-1) as Shows] as const;
const byCall = calls.map(([persona, ...rest]): Row => {
  const [asks, shows] = split(rest);
  return [lastCall(asks), persona, asks, shows];
});
const bySentence = statements.map(
  ([says, persona, ...rest]): Row => [says, persona, ...split(rest)],
);

test.each([...byCall, ...bySentence])('%s (%s)', async (_says, persona, asks, shows) => {
  expectShown(await wire.walk(persona, asks), shows);
});

const specified = [...new Set(byCall.map(([call]) => call))];

test('the API document and the specification have the same calls', async () => {
  const { paths } = await wire.document();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const named = specified.map((call) => call.replace(/ktp\/root$/, 'ktp/{id}'));
  expect(named.sort()).toEqual(documented.sort());
  expect(JSON.stringify(paths)).not.toContain('_i_d');
});

describe.each([
  ['without a token', undefined],
  ['with an unknown one', 'x'],
])('%s', (_, token) => {
  test.each(specified)('%s is a 401 with a code', async (call) => {
    expect(await wire.ask(call, token)).toMatchObject({ status: 401 });
  });
});

test('X-User-Locale is the language of the answer', async () => {
  const { token } = await wire.person('active');
  const titleIn = async (locale: string) => {
    const { data } = await wire.ask(`GET /v2/homepage #X-User-Locale:${locale}`, token);
    return (data as { top_banner: { title: string } }).top_banner.title;
  };
  expect(await titleIn('id')).not.toBe(await titleIn('en'));
  const split = await wire.person('restructured');
  const loanIn = async (locale: string) => {
    const call = historyBefore(() => 4e12).replace(' {', ` #X-User-Locale:${locale} {`);
    const { data } = await wire.ask(call, split.token);
    const { transactions } = data as { transactions: readonly Record<string, string>[] };
    return transactions.find((row) => row['restructure_flag'] === 'NEW_LOAN')?.['title'];
  };
  expect(await loanIn('id')).toBe('Cicilan tagihan');
  expect(await loanIn('en')).toBe('Bill instalments');
});

interface Item {
  readonly id: string;
  readonly type: string;
  readonly transaction_time: string;
}

test('§4, "Transaction history": paging as specified returns every row once', async () => {
  const { token, userId } = await wire.person('active');
  const { entries, now } = await wire.control<{ entries: readonly { id: string }[]; now: number }>(
    'GET',
    `/users/${userId}`,
  );
  const cursors: Record<string, number> = {};
  const rows: Item[] = [];
  const sizes: number[] = [];
  do {
    const { data } = await wire.ask(
      historyBefore((type) => cursors[type] ?? now + hour),
      token,
    );
    const { transactions } = data as { transactions: readonly Item[] };
    rows.push(...transactions);
    sizes.push(transactions.length);
    for (const { type, transaction_time: time } of transactions) cursors[type] = Date.parse(time);
  } while ((sizes.at(-1) ?? 0) >= 20);
  expect(sizes.slice(0, -1)).toEqual([20, 20]);
  expect(rows.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
});
