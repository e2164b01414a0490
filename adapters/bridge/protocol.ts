/** The eight calls of the port, and the optional capabilities of a host. */
export type HostCallName =
  | 'appInfo'
  | 'token'
  | 'loginWithAuth'
  | 'close'
  | 'launchOneKyc'
  | 'oneKycStatus'
  | 'challenge'
  | 'userDetails'
  | 'backState'
  | 'openLink'
  | 'openPayment';

/** The meaning of a host's own error codes; any other code is a plain failure with that code. */
export type HostErrorCodes = ReadonlyMap<
  unknown,
  'cancelled' | 'denied' | 'unsupported' | 'upgrade'
>;

/** An answer without the host's envelope; its contents are not read yet. */
export type HostReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: unknown; readonly minVersion?: unknown };

export interface Message {
  /** Unique across reloads too, since an answer for the previous page may still arrive. */
  readonly id: string;
  /** The call's name on this host. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ProtocolListener {
  /** Called for an event that the host sends. Name and payload are not checked. */
  readonly event: (name: unknown, payload: unknown) => void;
  /** Called for a message that is neither an answer to a known call nor an event. */
  readonly stray: () => void;
}

/** How one host is called (decision 29). Every function here may throw. */
export interface Protocol {
  readonly names: Readonly<Record<HostCallName, string>>;
  /** The name of a call in versions below `below`, where it differs. */
  readonly older?: Partial<
    Readonly<Record<HostCallName, { readonly below: string; readonly name: string }>>
  >;
  readonly errorCodes: HostErrorCodes;
  /** Returns whether the host's object is in the page now. */
  present(): boolean;
  /** The host may call `answered` never, late, or more than once. */
  send(message: Message, answered: (payload: unknown) => void): void | Promise<void>;
  /** Takes the reply out of the envelope of a parsed answer. Returns `undefined` if the answer has no envelope. */
  parseReply(answer: unknown): HostReply | undefined;
  /** Called once, as soon as the host's object has appeared. */
  listen(hearing: ProtocolListener): void;
}
