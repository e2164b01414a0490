import { test, vi } from 'vitest';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { fieldsOf, put } from './answers/fields';
import { scenes } from './scenes';
import { type Asked, refusal } from './support/lender-fetch';
import { openDocument } from './support/open-document';
import { isWaiting } from './support/oracle';
import { play } from './support/play';
import { tally } from './support/tally';

/** Gives every part that may be missing another type. */
const drifted = ({ answer }: Call, data: unknown): unknown =>
  fieldsOf(answer)
    .filter(({ costs, path }) => costs === 'part' && !path.includes('*'))
    .reduce((changed, { path }) => put(changed, answer, path, [['x']]), data);

interface Fault {
  readonly meets: (asked: Asked) => Response | Promise<Response>;
  /** The page that the fault redirects to. */
  readonly leadsTo?: string;
}

/** The nine ways in which a call fails. */
const faults: Readonly<Record<string, Fault>> = {
  offline: { meets: () => Promise.reject(new TypeError('Failed to fetch')) },
  timeout: { meets: () => new Promise(() => {}) },
  '401': { meets: () => refusal(401, 'UNAUTHORIZED'), leadsTo: '/auth/logout' },
  '503': { meets: () => refusal(503), leadsTo: '/maintenance' },
  '500': { meets: () => refusal(500, 'INTERNAL') },
  'a known refusal': { meets: ({ row }) => refusal(422, row.refusals[0] ?? 'NOT_ALLOWED') },
  '429': { meets: () => refusal(429, 'SLOW_DOWN', { 'retry-after': '7' }) },
  malformed: { meets: () => new Response('<html><body>Sign in to this network</body></html>') },
  drift: { meets: ({ row, answer }) => answer((data) => drifted(row, data)) },
};

const route = () => document.querySelector('main')?.getAttribute('data-route') ?? 'no page';

const wrongWith = async (name: CallName, { meets, leadsTo }: Fault): Promise<string[]> => {
  const { steps = [], failing = [], ...opening } = scenes[name];
  let asked = 0;
  const opened = await openDocument({
    ...opening,
    onCall: (call) => {
      if (failing.includes(call.name)) return refusal(422, 'NOT_OFFERED');
      if (call.name !== name) return undefined;
      asked += 1;
      return meets(call);
    },
  });
  try {
    await opened.firstPage(3_300);
    const before = route();
    const done = await play(opened, steps);
    const sent = asked;
    // Longer than every try and every pause between them; calls with an unknown outcome are polled for five minutes.
    const { timeout, retry } = CALLS[name];
    await opened.pass(timeout * (retry + 1) + 30_000, 2_500);
    if (isWaiting()) await opened.pass(300_000, 5_000);
    const lost = done.filter(
      ({ to, typed: text }) =>
        text !== undefined &&
        route() === before &&
        !/name="(?:otp|pin)"/.test(to) &&
        document.querySelector<HTMLInputElement>(to)?.value.replace(/\D/g, '') !==
          text.replace(/\D/g, ''),
    );
    return [
      ...opened.problems(),
      ...(asked > 0 ? [] : ['the call is not made here']),
      ...(CALLS[name].once && asked > 1 ? [`sent ${asked} times (${sent} at first)`] : []),
      ...(leadsTo === undefined || route() === leadsTo ? [] : [`stands at ${route()}`]),
      ...lost.map(({ to }) => `lost ${to}`),
    ];
  } finally {
    opened.close();
  }
};

const { expectNone } = tally('calls');

test.each(Object.keys(CALLS) as CallName[])(
  'any fault of %s leaves the user a way on',
  async (name) => {
    const cases: (readonly [string, readonly string[]])[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [how, fault] of Object.entries(faults))
      cases.push([`${name} ${how}`, await wrongWith(name, fault)]);
    expectNone(cases);
  },
);
