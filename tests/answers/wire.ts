import { FetchHttp } from '../../adapters/http/fetch-http';
import { serve } from '../../sandbox/lender/serve';
import { MemoryIds } from '../../adapters/memory/memory-ids';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/kernel/call';
import { snakeKey } from '../../domain/kernel/case';
import { cell } from '../../domain/kernel/live';
import type { Http } from '../../domain/ports/http';
import type { HttpParts } from '../ui/kyc/support/open-app';

/** Changes what the lender answers to a call; the answer is in the client's case. */
export type Change = (name: CallName, answer: unknown) => unknown;

const rows = Object.entries(CALLS) as [CallName, Call][];

/** Which call of spec §7 a request is, and the values in its path. */
export const matchingCall = (method: string, path: string) => {
  for (const [name, row] of rows) {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it ?? '');
    const pattern = new RegExp(`^${row.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = row.method === method ? pattern.exec(path) : null;
    if (values) {
      const params = names.map((it, at) => [it, decodeURIComponent(values[at + 1] ?? '')]);
      return { name, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  throw new Error(`${method} ${path} is no call`);
};

const refused = (status: number, code: string): Response =>
  new Response(JSON.stringify({ errors: [{ code, message: code }] }), { status });

/** As the wire spells it; null is kept, since it is one of the wrong values. */
export const spelled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [snakeKey(key), spelled(held)]),
  );
};

/** The client's own adapter over a lender in memory, whose answers are changed on their way. */
export const changedHttp =
  (change: Change, failing: readonly CallName[] = []) =>
  ({ world, clock, reporter, token }: HttpParts): Http => {
    const answer = (address: string, { method = 'GET', body, headers }: RequestInit): Response => {
      const { pathname, searchParams } = new URL(address, 'https://lender.example');
      const { name, params } = matchingCall(method, pathname);
      if (failing.includes(name)) return refused(422, 'NOT_OFFERED');
      const said = serve(world, name, {
        token: token(),
        params,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : {},
      });
      if (said.kind === 'refusal') return refused(said.status, said.code);
      const plain: unknown = JSON.parse(JSON.stringify(said.data ?? {}));
      return new Response(JSON.stringify({ data: spelled(change(name, plain)) }));
    };
    return new FetchHttp({
      bases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
      token,
      locale: () => 'id',
      applicationSource: () => 'GOJEK',
      idempotencyKeys: false,
      spellings: {},
      clock,
      ids: new MemoryIds(),
      reporter,
      onFailed: () => {},
      busy: cell(0),
      fetch: (address, init) => Promise.resolve(answer(address, init)),
    });
  };
