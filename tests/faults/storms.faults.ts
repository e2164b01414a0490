import { expect, test, vi } from 'vitest';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call, InputOf } from '../../domain/wire/call';
import { RouteGuard } from '../../domain/guard/route-guard';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { STORED } from '../../domain/storage/stored';
import { createLogin } from '../../sandbox/lender/personas/control';
import { createContainer } from '../../src/container';
import { parseConfig } from '../../domain/config/config';
import { ctxOf, samples } from '../contract/support/samples';
import { clientConfig } from '../support/client-config';
import { memoryWorld } from '../support/lender';
import { refusal } from './support/lender-fetch';
import { withDocument } from './support/open-document';
import { rest } from './support/oracle';
import { tally } from './support/tally';

const names = Object.keys(CALLS) as CallName[];
const sizes = [2, 5, 10, 20, names.length];
const places = {
  first: () => 0,
  middle: (n: number) => Math.floor(n / 2),
  last: (n: number) => n - 1,
};
const asked = '/transactions?type=ORDER';

/** The status that the guard reads by itself; for other calls it is an answer like any. */
const approved = () => new Response('{"data":{"application_status":"APPROVED"}}');

const inputOf = (name: CallName): unknown => {
  const world = memoryWorld({ now: () => Date.now() });
  const { persona, input } = samples[name];
  const login = createLogin(world, persona);
  if (!login) throw new Error(`nobody is ${persona}`);
  return input(ctxOf(world, login.userId));
};

/**
 * Makes calls at the same time. From one position on, every other call is refused with 401. The others meet a failure
 * that is retried, which must not happen after the 401.
 */
const storm = async (size: number, place: number): Promise<readonly string[]> => {
  const waiting: ((answer: Response) => void)[] = [];
  const { pass, close, problems } = withDocument({
    at: asked,
    fetch: () => new Promise<Response>((answer) => waiting.push(answer)),
  });
  try {
    localStorage.setItem(STORED.authToken.key, STORED.authToken.encode('token-of-somebody'));
    const container = createContainer(parseConfig(clientConfig));
    const went: string[] = [];
    container.get(RouteGuard).start();
    const http = container.get(Http);
    container.get(Navigator).place$.subscribe(({ path, query }) => went.push(path + query));
    await pass(100);
    // The guard's own read of the status is one of the calls.
    const own = waiting.length;
    for (const name of names.slice(0, size - own)) {
      const row: Call = CALLS[name];
      void http.call(row, inputOf(name) as InputOf<Call>);
    }
    await vi.waitFor(() => expect(waiting).toHaveLength(size));
    waiting.forEach((answer, at) => {
      const isRefused = at >= place && (at - place) % 2 === 0;
      const isGood = at < place && at % 2 === 0;
      answer(isRefused ? refusal(401) : isGood ? approved() : refusal(502));
    });
    // The owner of the ended session is looked up in a task outside of the clock, so no time passes.
    await rest();
    await pass(100);
    const before = went.length;
    await pass(60_000, 1_000);
    const redirects = went.slice(1);
    const target = container.get(Storage).read(STORED.loginTarget)?.to;
    return [
      ...problems(),
      ...(redirects.join(' ') === '/auth/logout?referrer=api'
        ? []
        : [`went ${redirects.join(' ')}`]),
      ...(target === asked ? [] : [`remembers ${target ?? 'nothing'}`]),
      ...(waiting.length === size ? [] : [`${waiting.length - size} calls after it`]),
      ...(went.length === before ? [] : ['moved on later']),
    ];
  } finally {
    close();
  }
};

const { expectNone } = tally('401 storms');

test.each(sizes.flatMap((size) => Object.entries(places).map(([at, of]) => ({ size, at, of }))))(
  '$size calls at once, the $at of them refused first: one redirect, and no call after it',
  async ({ size, at, of }) => {
    expectNone([[`${size} calls, ${at}`, await storm(size, of(size))]]);
  },
);
