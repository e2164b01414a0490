import { test, vi } from 'vitest';
import { LazyBridge } from '../../adapters/bridge/lazy-bridge';
import { type NativeHost, protocols } from '../../adapters/bridge/protocols';
import type { HostCallName } from '../../adapters/bridge/protocol';
import { nativeHosts } from '../adapters/support/a-host';
import { EIGHT_CALLS } from '../adapters/support/eight-calls';
import { HOST_KINDS, type HostRequest } from '../adapters/support/fake-hosts';
import { type Opened, openDocument } from './support/open-document';
import { rest } from './support/oracle';
import { tally } from './support/tally';

type Reply = (answer: unknown) => void;

interface Fault {
  /** The delay before the host's object is in the page, in milliseconds; without it the object never appears. */
  readonly comes: number | undefined;
  readonly answers: (reply: Reply, good: unknown, host: NativeHost) => void;
  /** The possible kinds of result of the call. */
  readonly ends: readonly string[];
}

const faults: Readonly<Record<string, Fault>> = {
  absent: { comes: undefined, answers: () => {}, ends: ['unsupported', 'failed', 'malformed'] },
  'after 2.9 s': { comes: 2_900, answers: (reply, good) => reply(good), ends: ['ok'] },
  never: { comes: 0, answers: () => {}, ends: ['timeout', 'cancelled'] },
  throws: {
    comes: 0,
    answers: () => {
      throw new Error('host');
    },
    ends: ['failed'],
  },
  garbage: { comes: 0, answers: (reply) => reply('}{'), ends: ['malformed'] },
  double: {
    comes: 0,
    answers: (reply, good, host) => {
      reply(good);
      reply(HOST_KINDS[host].refused('denied'));
    },
    ends: ['ok'],
  },
  'closes its screen': {
    comes: 0,
    answers: (reply, _, host) => reply(HOST_KINDS[host].refused('cancelled')),
    ends: ['cancelled'],
  },
};

/** Returns which of the eight calls has this name on the host's wire. */
const callNamed = (host: NativeHost, name: string): string | undefined => {
  const { names, older = {} } = protocols[host](window);
  const calls = Object.keys(EIGHT_CALLS) as HostCallName[];
  return calls.find((call) => names[call] === name || older[call]?.name === name);
};

/** Opens the app in a host that fails in one call only, or is late or absent altogether. */
const openInHost = (host: NativeHost, call: string, fault: Fault): Promise<Opened> => {
  const kind = HOST_KINDS[host];
  const receive = ({ name }: HostRequest, reply: Reply): void => {
    const asked = callNamed(host, name);
    const good = kind.ok(asked === undefined ? undefined : EIGHT_CALLS[asked]?.payload);
    if (asked === call) fault.answers(reply, good, host);
    else reply(asked === 'token' ? kind.refused('denied') : good);
  };
  const { agent, query } = HOST_KINDS[host].mark;
  return openDocument({
    at: `/${query}`,
    signedOut: true,
    before: () => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${agent}`);
      const put = () => kind.put(window as unknown as Record<string, unknown>, receive);
      if (fault.comes === 0) put();
      else if (fault.comes !== undefined) setTimeout(put, fault.comes);
    },
  });
};

const wrongIn = async (host: NativeHost, call: string, fault: Fault): Promise<string[]> => {
  const row = EIGHT_CALLS[call];
  if (!row) throw new Error(`no call ${call}`);
  const connecting = vi.spyOn(LazyBridge.prototype, 'connect');
  const opened = await openInHost(host, call, fault);
  try {
    const first = await opened.firstPage(3_300);
    const bridge = connecting.mock.contexts[0] as LazyBridge | undefined;
    if (!bridge) return ['no host was seen'];
    const ended: string[] = [];
    const patience = new AbortController();
    row.ask(bridge, patience.signal).then(
      ({ kind }) => ended.push(kind),
      () => ended.push('rejected'),
    );
    await opened.pass(10_100, 300);
    // A call that opens a screen has no timeout; its caller can cancel it.
    if (row.screen && ended.length === 0) {
      patience.abort();
      await rest();
      if (ended.length === 0) return ['waits for ever'];
    }
    const [how = 'not at all'] = ended;
    return [
      ...(first === undefined ? ['no page after 3300 ms'] : []),
      ...opened.problems(),
      ...(fault.ends.includes(how) ? [] : [`ends ${how}`]),
    ];
  } finally {
    opened.close();
  }
};

const { expectNone } = tally('bridge');

test.each(
  nativeHosts.flatMap((host) =>
    Object.entries(faults).map(([how, fault]) => ({ host, how, fault })),
  ),
)('in $host any of the calls may fail: $how', async ({ host, how, fault }) => {
  const cases: (readonly [string, readonly string[]])[] = [];
  for (const call of Object.keys(EIGHT_CALLS))
    cases.push([`${host} ${call} ${how}`, await wrongIn(host, call, fault)]);
  expectNone(cases);
});
