import { type CallName, CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import { serve } from '../../../sandbox/lender/serve';
import type { World } from '../../../sandbox/lender/world';
import { matchingCall } from '../../support/matching-call';
import { spelled } from '../../support/spelled';

/** A call of spec §7 on its way to the lender. */
export interface Asked {
  readonly name: CallName;
  readonly row: Call;
  /** The bearer that it carries. */
  readonly token: string | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** What the lender answers, in the client's case, changed on its way; it has carried the call out then. */
  readonly answer: (change?: (data: unknown) => unknown) => Response;
}

/** What becomes of a call; nothing, when it is answered as usual. */
export type OnCall = (asked: Asked) => Response | Promise<Response> | undefined;

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const refusal = (
  status: number,
  code?: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  json(code === undefined ? {} : { errors: [{ code, message: code }] }, status, headers);

/** A `fetch` that leads to a lender in memory; whatever is none of its calls is answered with nothing. */
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
    const answer: Asked['answer'] = (change = (data) => data) => {
      const said = serve(world, name, {
        token,
        params,
        query: Object.fromEntries(searchParams),
        headers,
        body,
      });
      const date = { date: new Date(world.wall()).toUTCString() };
      if (said.kind === 'refusal') return refusal(said.status, said.code, date);
      const data: unknown = JSON.parse(JSON.stringify(said.data ?? {}));
      return json({ data: spelled(change(data)) }, 200, date);
    };
    const signal = init.signal ?? undefined;
    return onCall({ name, row: CALLS[name], token, body, signal, answer }) ?? answer();
  };
