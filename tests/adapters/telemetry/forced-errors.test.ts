import { expect, test } from 'vitest';
import { memoryWorld } from '../../support/lender';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { type CallName, CALLS } from '../../../domain/calls';
import { routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { ctxOf, samples } from '../../contract/support/samples';
import { canariesIn, everything } from '../support/canaries';
import { aClientOn, others, refusals } from '../support/forced';
import { worked } from '../support/telemetry-service';

const names = Object.keys(CALLS) as CallName[];
const world = memoryWorld(new MemoryClock());

const inputOf = (name: CallName): object => {
  const login = createLogin(world, samples[name].persona);
  if (!login) throw new Error(`no persona for ${name}`);
  return samples[name].input(ctxOf(world, login.userId));
};

/** Returns a page for the n-th error, in turn. */
const pathOf = (n: number): string => {
  const path = ROUTES[routeIds[n % routeIds.length] ?? 'home'].path;
  return path === '*' ? '/nowhere' : path.replace('*', 'any');
};

/** Forces three hundred errors: five refusals of every call, and sixty of the other kinds. */
const force = async (hostname: string) => {
  const client = await aClientOn(hostname);
  const expected: { route: string; where: string | undefined }[] = [];
  const next = (where: string | undefined) => {
    const path = pathOf(expected.length);
    client.visit(path);
    expected.push({ route: ROUTES[routeAt(path)].path, where });
  };
  for (const name of names) {
    const [row, input] = [CALLS[name], inputOf(name)];
    for (const says of refusals) {
      next(`${row.method} ${row.path}`);
      expect(await client.call(row, input, says)).toMatchObject({ ok: false });
    }
  }
  for (const [report, thrown] of others) {
    next(report.where);
    await client.report(report, thrown);
  }
  await worked();
  return { expected, sent: client.sent };
};

/** Removes the random ids of the service, which may contain the digits of a canary by chance. */
const withoutIds = (body: string): string => body.replace(/"[0-9a-f]{16}(?:[0-9a-f]{16})?"/g, '""');

test('canaries are found in every encoding', () => {
  expect(canariesIn(everything)).toHaveLength(13);
  expect(canariesIn(encodeURIComponent(JSON.stringify(everything)))).toHaveLength(13);
  expect(canariesIn('call refused')).toEqual([]);
});

test('none of three hundred forced errors has a canary, all have route and code', async () => {
  const { expected, sent } = await force('app.example');
  const hits = sent.flatMap(({ body, url }) => canariesIn(withoutIds(body) + url));
  const tags = sent.map(({ event }) => event.tags ?? {});
  const located = tags.filter(({ route, code }) => typeof route === 'string' && code);
  const largest = Math.max(...sent.map(({ body }) => body.length));
  process.stdout.write(
    `forced errors: ${expected.length}, envelopes: ${sent.length}, canary hits: ${hits.length}, ` +
      `with route and code: ${located.length}, largest: ${largest} bytes\n`,
  );
  expect(names).toHaveLength(48);
  expect([expected.length, sent.length, located.length]).toEqual([300, 300, 300]);
  expect(hits).toEqual([]);
  expect(tags.map(({ route, where }) => ({ route, where }))).toEqual(expected);
  expect(new Set(tags.map(({ code }) => code))).toEqual(
    new Set([
      'OTHER',
      'NOBODY_EXPECTED_THIS',
      'API',
      'RENDER',
      'LATE',
      'MISSING',
      'TIMEOUT',
      'BUG',
    ]),
  );
  expect(largest).toBeLessThan(20_000);
}, 60_000);

test.each(['localhost', '127.0.0.1'])(
  'on %s the same three hundred errors send nothing',
  async (host) => {
    const { expected, sent } = await force(host);
    process.stdout.write(
      `forced errors on ${host}: ${expected.length}, envelopes: ${sent.length}\n`,
    );
    expect([expected.length, sent.length]).toEqual([300, 0]);
  },
  60_000,
);
