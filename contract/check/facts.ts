import type { CallName } from '../../domain/calls';

/** `absent`: it is not there; `unread`: it is there, and the client cannot read it. */
export type FieldState = 'there' | 'absent' | 'unread';

/** What is known of a field: its state, and what it may have become. */
export interface FieldFact {
  readonly state: FieldState;
  /** The name that it may have been renamed to. */
  readonly perhaps?: string | undefined;
  /** Names beside it that the client does not know, one of which may be it. */
  readonly beside?: readonly string[] | undefined;
}

/** What is known of a call of a server or of a document. */
export interface CallFacts {
  /** `none`: the server has nothing of it for this user. `not asked`: a write, or no id for it is known. */
  readonly outcome: 'read' | 'none' | 'failed' | 'not asked';
  /** Why it failed or was not asked. */
  readonly why?: string | undefined;
  /** Returns what is known of a field of the answer, by its path in the table of meanings. */
  readonly fact: (path: string) => FieldFact;
  /** Why the client would state something false. */
  readonly falsehood?: string | undefined;
  /** What is worth knowing, and costs no screen. */
  readonly notes: readonly string[];
}

export type Facts = ReadonlyMap<CallName, CallFacts>;

const there: FieldFact = { state: 'there' };

/** Returns the facts of a call without an answer. */
export const noAnswer = (outcome: CallFacts['outcome'], why?: string): CallFacts => ({
  outcome,
  why,
  fact: () => there,
  notes: [],
});
