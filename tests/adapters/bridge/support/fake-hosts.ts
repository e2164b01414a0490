import type { NativeHost } from '../../../../adapters/bridge/host-adapter';

/** A question as it arrived, in the host's own words. */
export interface Asked {
  readonly name: string;
  readonly params: unknown;
  readonly id?: string;
}

type Reply = (said: unknown) => void;
type Listener = (payload: unknown) => void;
type Said = Readonly<Record<string, unknown>>;

export type Refusal = 'cancelled' | 'denied' | 'unsupported' | 'upgrade' | 'other';

/** How one kind of host puts its object into a page, and words its answers (decisions, "The wire of the hosts"). */
export interface HostKind {
  /** `take` gets each question, and may throw; the answer is a way to say an event. */
  readonly put: (
    page: Record<string, unknown>,
    take: (asked: Asked, reply: Reply) => void,
  ) => (event: string, payload: unknown) => void;
  readonly ok: (value?: unknown) => Said;
  readonly refused: (why: Refusal) => Said;
}

const minVersion = '5.0.0';

/** Listeners by event, and what says an event to them. */
const ears = () => {
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

/** An answer finds its question by the id, so whatever is said carries it. */
const withId = (id: string, said: unknown): unknown => {
  if (typeof said === 'string') {
    try {
      return JSON.stringify({ ...(JSON.parse(said) as object), id });
    } catch {
      return { id, said };
    }
  }
  return typeof said === 'object' && said !== null && !Array.isArray(said)
    ? { ...said, id }
    : { id, said };
};

export const HOST_KINDS: Readonly<Record<NativeHost, HostKind>> = {
  gojek: {
    put: (page, take) => {
      const { add, say } = ears();
      const call = (name: string, params: string, callback: Reply) =>
        take({ name, params: JSON.parse(params) }, callback);
      page['gojekBridge'] = { call, on: add };
      return say;
    },
    ok: (data) => ({ success: true, data }),
    refused: (why) => ({ success: false, error: { code: gojekWords[why], minVersion } }),
  },
  gopay: {
    put: (page, take) => {
      const { add, say } = ears();
      const invoke = (name: string, params: unknown) =>
        new Promise((resolve) => take({ name, params }, resolve));
      page['gpContainer'] = { invoke, subscribe: add };
      return say;
    },
    ok: (result) => ({ status: 'OK', result }),
    refused: (why) => ({ status: gopayWords[why], code: 'E_42', minVersion }),
  },
  'partner-sdk': {
    put: (page, take) => {
      const sdk: PartnerObject = {
        postMessage: (message) => {
          const { id, call, params } = JSON.parse(message);
          take({ name: call, params, id }, (said) => sdk.onMessage?.(withId(id, said)));
        },
      };
      page['PaylaterSdk'] = sdk;
      return (event, value) => sdk.onMessage?.({ event, value });
    },
    ok: (value) => ({ ok: true, value }),
    refused: (why) => ({ ok: false, reason: partnerWords[why], minVersion }),
  },
};
