import type { NativeHost } from '../../../adapters/bridge/protocols';

/** A request as the host received it. */
export interface HostRequest {
  readonly name: string;
  readonly params: unknown;
  readonly id?: string;
}

type Reply = (payload: unknown) => void;
type Listener = (payload: unknown) => void;
type HostAnswer = Readonly<Record<string, unknown>>;

export type Refusal = 'cancelled' | 'denied' | 'unsupported' | 'upgrade' | 'other';

/** How one kind of host puts its object into a page, and forms its answers (decision 29). */
export interface HostKind {
  /** The user agent and the query by which a browser detects the host before its object exists. */
  readonly mark: { readonly agent: string; readonly query: string };
  /** `take` receives each request, and may throw. Returns a function that sends events. */
  readonly put: (
    page: Record<string, unknown>,
    receive: (asked: HostRequest, reply: Reply) => void,
  ) => (event: string, payload: unknown) => void;
  readonly ok: (value?: unknown) => HostAnswer;
  readonly refused: (why: Refusal) => HostAnswer;
  /** The answer to a request for the token while the host has no user. */
  readonly noUser: HostAnswer;
}

const minVersion = '5.0.0';

/** Listeners by event, and a function that calls them. */
const listeners = () => {
  const all = new Map<string, Listener>();
  return {
    add: (event: string, listener: Listener) => void all.set(event, listener),
    say: (event: string, payload: unknown) => all.get(event)?.(payload),
  };
};

const gojekWords: Readonly<Record<Refusal, string>> = {
  cancelled: 'CANCELLED',
  denied: 'PERMISSION_DENIED',
  unsupported: 'NOT_SUPPORTED',
  upgrade: 'UPDATE_REQUIRED',
  other: 'E_42',
};
const gopayWords: Readonly<Record<Refusal, string>> = {
  cancelled: 'CANCELLED',
  denied: 'DENIED',
  unsupported: 'UNSUPPORTED',
  upgrade: 'UPGRADE',
  other: 'ERROR',
};
const partnerWords: Readonly<Record<Refusal, string>> = {
  cancelled: 'user_cancelled',
  denied: 'permission_denied',
  unsupported: 'not_supported',
  upgrade: 'update_required',
  other: 'E_42',
};

interface PartnerObject {
  readonly postMessage: (message: string) => void;
  onMessage?: (message: unknown) => void;
}

/** Answers are matched by id, so every answer must have it. */
const withId = (id: string, payload: unknown): unknown => {
  if (typeof payload === 'string') {
    try {
      return JSON.stringify({ ...(JSON.parse(payload) as object), id });
    } catch {
      return { id, payload };
    }
  }
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? { ...payload, id }
    : { id, payload };
};

export const HOST_KINDS: Readonly<Record<NativeHost, HostKind>> = {
  gojek: {
    mark: { agent: 'Gojek/4.95.0', query: '' },
    put: (page, receive) => {
      const { add, say } = listeners();
      const call = (name: string, params: string, callback: Reply) =>
        receive({ name, params: JSON.parse(params) }, callback);
      page['gojekBridge'] = { call, on: add };
      return say;
    },
    ok: (data) => ({ success: true, data }),
    refused: (why) => ({ success: false, error: { code: gojekWords[why], minVersion } }),
    noUser: { success: false, error: { code: 'NOT_LOGGED_IN' } },
  },
  gopay: {
    mark: { agent: '', query: '?source=gopay' },
    put: (page, receive) => {
      const { add, say } = listeners();
      const invoke = (name: string, params: unknown) =>
        new Promise((resolve) => receive({ name, params }, resolve));
      page['gpContainer'] = { invoke, subscribe: add };
      return say;
    },
    ok: (result) => ({ status: 'OK', result }),
    refused: (why) => ({ status: gopayWords[why], code: 'E_42', minVersion }),
    noUser: { status: 'NOT_LOGGED_IN' },
  },
  'partner-sdk': {
    mark: { agent: 'paylater-sdk/1.0', query: '' },
    put: (page, receive) => {
      const sdk: PartnerObject = {
        postMessage: (message) => {
          const { id, call, params } = JSON.parse(message);
          receive({ name: call, params, id }, (payload) => sdk.onMessage?.(withId(id, payload)));
        },
      };
      page['PaylaterSdk'] = sdk;
      return (event, value) => sdk.onMessage?.({ event, value });
    },
    ok: (value) => ({ ok: true, value }),
    refused: (why) => ({ ok: false, reason: partnerWords[why], minVersion }),
    noUser: { ok: false, reason: 'not_logged_in' },
  },
};
