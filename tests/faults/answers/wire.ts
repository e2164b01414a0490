import { FetchHttp } from '../../../adapters/http/fetch-http';
import { serve } from '../../../sandbox/lender/serve';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import type { CallName } from '../../../domain/calls';
import { cell } from '../../../domain/kernel/live';
import type { Http } from '../../../domain/ports/http';
import { matchingCall } from '../../support/matching-call';
import { spelled } from '../../support/spelled';
import type { HttpParts } from '../../support/app/open-app';
import { onlyTab$ } from '../../../adapters/memory/only-tab';

/** Changes the lender's answer to a call; the answer is in the client's case. */
export type Change = (name: CallName, answer: unknown) => unknown;

const refused = (status: number, code: string): Response =>
  new Response(JSON.stringify({ errors: [{ code, message: code }] }), { status });

/**
 * Returns the response in place of an answer; `undefined` for the answer itself. `carryOut` lets the lender carry the
 * call out, and returns its answer; `undefined` where it refuses.
 */
export type Reply = (name: CallName, carryOut: () => unknown) => Response | undefined;

/** Creates the client's own adapter over a lender in memory whose answers are changed. */
export const changedHttp =
  (change: Change, failing: readonly CallName[] = [], reply: Reply = () => undefined) =>
  ({ world, clock, reporter, token }: HttpParts): Http => {
    const answer = (address: string, { method = 'GET', body, headers }: RequestInit): Response => {
      const { pathname, searchParams } = new URL(address, 'https://lender.example');
      const { name, params } = matchingCall(method, pathname);
      if (failing.includes(name)) return refused(422, 'NOT_OFFERED');
      let said: ReturnType<typeof serve> | undefined;
      const served = () =>
        (said ??= serve(world, name, {
          token: token(),
          params,
          query: Object.fromEntries(searchParams),
          headers: Object.fromEntries(new Headers(headers)),
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : {},
        }));
      const carryOut = (): unknown => {
        const it = served();
        return it.kind === 'refusal' ? undefined : JSON.parse(JSON.stringify(it.data ?? {}));
      };
      const replied = reply(name, carryOut);
      if (replied) return replied;
      const it = served();
      if (it.kind === 'refusal') return refused(it.status, it.code);
      return new Response(JSON.stringify({ data: spelled(change(name, carryOut())) }));
    };
    return new FetchHttp({
      bases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
      token,
      language$: cell('id'),
      applicationSource: () => 'GOJEK',
      idempotencyKeys: false,
      spellings: {},
      clock,
      ids: new MemoryIds(),
      reporter,
      onFailed: () => {},
      locks: () => onlyTab$,
      busy: cell(0),
      fetch: (address, init) => Promise.resolve(answer(address, init)),
    });
  };
