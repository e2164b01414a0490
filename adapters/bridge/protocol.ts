/** What a host is asked for: the eight calls of the port, and what it may offer beside them. */
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

/** What a host's own words mean; any other word is a failure with that code. */
export type HostErrorCodes = ReadonlyMap<
  unknown,
  'cancelled' | 'denied' | 'unsupported' | 'upgrade'
>;

/** An answer with the host's envelope taken off, its contents unread. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: unknown; readonly minVersion?: unknown };

export interface Message {
  /** Unlike any other, also of a page that was here before a reload: its answers may still come. */
  readonly id: string;
  /** The call's name on this host. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ProtocolListener {
  /** An event the host sends by itself; neither part is checked. */
  readonly event: (name: unknown, payload: unknown) => void;
  /** Something that belongs to no call and is no event. */
  readonly stray: () => void;
}

/** How one host is spoken to (decisions, "The wire of the hosts"). Whatever is here may throw. */
export interface Protocol {
  readonly names: Readonly<Record<HostCallName, string>>;
  /** The name of a call on hosts below a version, where it had another one. */
  readonly older?: Partial<
    Readonly<Record<HostCallName, { readonly below: string; readonly name: string }>>
  >;
  readonly errorCodes: HostErrorCodes;
  /** Whether the host's object is in the page now. */
  present(): boolean;
  /** `answered` may be called never, late and more than once. */
  send(message: Message, answered: (payload: unknown) => void): void | Promise<void>;
  /** Takes the envelope off an unpacked answer; `undefined`: it is none. */
  parseReply(answer: unknown): Reply | undefined;
  /** Begins to listen; called once, when the object is there. */
  listen(hearing: ProtocolListener): void;
}
