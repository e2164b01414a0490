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

/** A fault for the next `times` matching calls; with `userId` only for those of this user. */
export interface Fault {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly delayMs?: number;
  readonly body?: string;
  readonly drop?: boolean;
  /** The request is carried out first, and then its answer is lost. */
  readonly carriedOut?: boolean;
  readonly times?: number;
  readonly userId?: string;
}

export type ClockChange = { readonly userId?: string; readonly stopped?: boolean } & (
  | { readonly now: string }
  | { readonly advanceSeconds: number }
);

/** A received call; header names are in lower case. */
export interface JournalEntry {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly answer?: unknown;
  /** A planned fault replaced the answer. */
  readonly fault?: true;
  readonly userId?: string;
}

type Group = Readonly<Record<string, unknown>>;

export interface StoredDraft {
  readonly onekycSubmissionUuid?: string;
  readonly email?: string;
  readonly submissionType?: string;
  readonly pastIncomeAndGenderCutoff?: boolean;
  readonly personalInfo?: Group;
  readonly workInfo?: Group;
  readonly residentialInfo?: Group;
  readonly emergencyInfo?: Group;
}

export interface StoredCombinedDraft {
  readonly submissionId?: string;
  readonly additionalProducts?: readonly string[];
  readonly userInfo?: Group;
  readonly workInfo?: Group;
  readonly emergencyInfo?: Group;
  readonly residentialInfo?: Group;
}

/** The stored data of a user that tests look at; a missing value is absent or empty. */
export interface StoredUser {
  readonly userId: string;
  /** Epoch milliseconds of the user's own clock. */
  readonly now: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly nik: string;
  readonly trackingId: number;
  readonly application: {
    readonly status: string;
    readonly eligibility: string;
    readonly reapplyTime?: number;
    readonly waitlist?: { readonly isJoined: boolean; readonly isReviewing: boolean };
    readonly additionalProductStatus?: Readonly<Record<string, string>>;
  };
  readonly draft?: StoredDraft;
  readonly combinedDraft?: StoredCombinedDraft;
  readonly consents?: Readonly<Record<string, boolean>>;
  readonly submissions: readonly {
    readonly request: Group;
    readonly draft: StoredDraft;
    readonly outcome?: string;
  }[];
  readonly toggles?: Readonly<Record<string, boolean>>;
  readonly grants: readonly { readonly amount: number }[];
  readonly oneKyc: readonly { readonly outcome?: string; readonly submissionUuid?: string }[];
}

const query = (values: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(values).toString();
  return text === '' ? '' : `?${text}`;
};

/** Returns a client of a sandbox's control API. It throws the body of an answer that is not 2xx. */
export const sandboxAt = (origin: string) => {
  const send = async <T>(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const answer = await fetch(origin + path, {
      method,
      // Opens a new connection: a server that restarts, or reads its configuration again, closes idle ones.
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    send<T>(method, `/_sandbox${path}`, body);
  return {
    origin,
    /** Empties everything, for all users. */
    reset: () => call<void>('POST', '/reset', {}),
    personas: () => call<Persona[]>('GET', '/personas'),
    /** With a seed, its ids, its clock and the order of its answers are the same each time. */
    createUser: (persona: string, seed?: number) =>
      call<NewUser>('POST', '/users', { persona, seed }),
    /** Everything stored for a user, unmasked. */
    user: (id: string) => call<StoredUser>('GET', `/users/${id}`),
    decide: (id: string, decision: Decision) => call<void>('POST', `/users/${id}/decide`, decision),
    order: (id: string, order: Order) => call<void>('POST', `/users/${id}/orders`, order),
    payment: (id: string, amount: number) =>
      call<void>('POST', `/users/${id}/payments`, { amount }),
    fault: (fault: Fault) => call<{ faultId: string }>('POST', '/faults', fault),
    clearFaults: (userId: string) => call<void>('DELETE', `/faults${query({ userId })}`),
    clock: (change: ClockChange) => call<void>('POST', '/clock', change),
    /** Stops a user's clock, so that nothing is decided by itself. */
    stopClock: (userId: string) =>
      call<void>('POST', '/clock', { advanceSeconds: 0, stopped: true, userId }),
    journal: (of: { userId?: string; path?: string; token?: string } = {}) =>
      call<JournalEntry[]>('GET', `/journal${query({ ...of })}`),
    /** Makes a call of spec §7 with the user's token, without the browser. */
    api: <T>(
      { token }: Pick<NewUser, 'token'>,
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => send<T>(method, `/api${path}`, body, { ...headers, authorization: `Bearer ${token}` }),
  };
};

export type Sandbox = ReturnType<typeof sandboxAt>;
