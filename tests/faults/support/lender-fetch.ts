import { type CallName, CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import { serve } from '../../../sandbox/lender/serve';
import type { World } from '../../../sandbox/lender/world';
import { matchingCall } from '../../support/matching-call';
import { spelled } from '../../support/spelled';

/** A call of spec §7 that the client sends to the lender. */
export interface Asked {
  readonly name: CallName;
  readonly row: Call;
  /** The token that it carries. */
  readonly token: string | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Lets the lender carry the call out, once, and returns its answer; `undefined` where it refuses. */
  readonly carryOut: () => unknown;
  /** Carries the call out and returns the lender's answer, in the client's case and with `change` applied. */
  readonly answer: (change?: (data: unknown) => unknown) => Response;
}

/** Decides the response of a call; `undefined` gives the usual answer. */
export type OnCall = (asked: Asked) => Response | Promise<Response> | undefined;

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const refusal = (
  status: number,
  code?: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  json(code === undefined ? {} : { errors: [{ code, message: code }] }, status, headers);

/** Returns a `fetch` over a lender in memory; other requests get an empty answer. */
export const lenderFetch =
  (world: World, onCall: OnCall = () => undefined) =>
  async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address), 'http://lender.example');
    const path = pathname.replace(/^\/api(?=\/)/, '');
    if (!/^\/(?:v\d|account-management)\//.test(path)) return new Response(null, { status: 204 });
    const { name, params } = matchingCall(init.method ?? 'GET', path);
    const headers = Object.fromEntries(
      Object.entries((init.headers ?? {}) as Record<string, string>).map(
        ([header, value]) => [header.toLowerCase(), value] as const,
      ),
    );
    const token = headers['authorization']?.replace(/^Bearer /, '');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : {};
    const query = Object.fromEntries(searchParams);
    let said: ReturnType<typeof serve> | undefined;
    const served = () => (said ??= serve(world, name, { token, params, query, headers, body }));
    const carryOut = (): unknown => {
      const it = served();
      return it.kind === 'refusal' ? undefined : JSON.parse(JSON.stringify(it.data ?? {}));
    };
    const answer: Asked['answer'] = (change = (data) => data) => {
      const it = served();
      const date = { date: new Date(world.wall()).toUTCString() };
      if (it.kind === 'refusal') return refusal(it.status, it.code, date);
      return json({ data: spelled(change(carryOut())) }, 200, date);
    };
    const signal = init.signal ?? undefined;
    return onCall({ name, row: CALLS[name], token, body, signal, carryOut, answer }) ?? answer();
  };
