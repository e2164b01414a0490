/** One persona of the sandbox; ids are stable. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly applicationStatus: string;
}

export interface NewUser {
  readonly userId: string;
  readonly token: string;
  readonly loginCode: string;
}

export interface Decision {
  readonly what: 'application' | 'rekyc' | 'reassessment' | 'restructure';
  readonly outcome: string;
  readonly reapplyTime?: string;
}

export interface Order {
  readonly amount: number;
  readonly merchant: string;
  readonly time?: string;
}

/** What the next `times` matching calls meet; with `userId` nobody else's. */
export interface Fault {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly delayMs?: number;
  readonly body?: string;
  readonly drop?: boolean;
  readonly times?: number;
  readonly userId?: string;
}

export type ClockChange = { readonly userId?: string } & (
  | { readonly now: string }
  | { readonly advanceSeconds: number }
);

/** A call as it came in; header names in lower case. */
export interface JournalEntry {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly userId?: string;
}

const query = (values: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(values).toString();
  return text === '' ? '' : `?${text}`;
};

/** The control API of a sandbox; an answer that is not 2xx is thrown with its body. */
export const sandboxAt = (origin: string) => {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/_sandbox${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  return {
    personas: () => call<Persona[]>('GET', '/personas'),
    createUser: (persona: string) => call<NewUser>('POST', '/users', { persona }),
    /** Everything stored of a user, unmasked. */
    user: (id: string) => call<unknown>('GET', `/users/${id}`),
    decide: (id: string, decision: Decision) => call<void>('POST', `/users/${id}/decide`, decision),
    order: (id: string, order: Order) => call<void>('POST', `/users/${id}/orders`, order),
    payment: (id: string, amount: number) =>
      call<void>('POST', `/users/${id}/payments`, { amount }),
    fault: (fault: Fault) => call<{ faultId: string }>('POST', '/faults', fault),
    /** Every fault of everybody: for runs that own the whole sandbox. */
    clearFaults: () => call<void>('DELETE', '/faults'),
    clock: (change: ClockChange) => call<void>('POST', '/clock', change),
    journal: (of: { userId?: string; path?: string } = {}) =>
      call<JournalEntry[]>('GET', `/journal${query({ ...of })}`),
    /** Empties everything: for runs that own the whole sandbox. */
    reset: () => call<void>('POST', '/reset'),
  };
};

export type Sandbox = ReturnType<typeof sandboxAt>;
