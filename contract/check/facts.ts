import { type CallName, CALLS } from '../../domain/calls';

/** `missing`: absent, null or an empty text. `other type`: present, but unreadable for the client. */
export type FieldState = 'there' | 'missing' | 'other type';

/** What is known of a field: its state, and what it may have become. */
export interface FieldFact {
  readonly state: FieldState;
  /** The path of the unknown field that it may be. */
  readonly perhaps?: string | undefined;
  /** Unknown names in the same group; one of them may be its new name. */
  readonly beside?: readonly string[] | undefined;
  /** The path of the field's group, if that whole group is missing. */
  readonly group?: string | undefined;
  /** The reference without a target that the document has for the field or its group. */
  readonly reference?: string | undefined;
  /** An unknown group beside several missing fields, which may be in it. */
  readonly inside?: string | undefined;
  /** Whether the server sent an empty text, which counts as missing. */
  readonly isEmpty?: boolean;
  /** Whether the server sent `null`: it knows the field, and has no value. */
  readonly isNull?: boolean;
}

/**
 * One line of the report on a field, with names as on the wire. `absent`: null, or a field that a server may leave out.
 * `perhaps`: the unknown name of a `renamed` field, the group it may be `inside`, or the unresolved reference.
 */
export interface FieldLine {
  readonly field: string;
  readonly state: FieldState | 'empty' | 'renamed' | 'inside' | 'unresolved' | 'absent' | 'extra';
  readonly perhaps?: string;
  /** Whether no screen uses it. */
  readonly optional?: true;
  /** What the client does without it. */
  readonly without?: string;
}

/** What a screen that uses a field cannot show, although each field can be read. */
export interface Gap {
  readonly field: string;
  readonly why: string;
}

/** What is known of a call of a server or of a document. */
export interface CallFacts {
  /** `none`: the server has nothing of it for this user. `not asked`: a write, or no id for it is known. */
  readonly outcome: 'read' | 'none' | 'failed' | 'not asked' | 'not checked';
  /** Why it failed or was not asked. */
  readonly why?: string | undefined;
  /** Returns what is known of a field of the answer, by its path in the table of meanings. */
  readonly fact: (path: string) => FieldFact;
  /** Why the client would state something false. */
  readonly falsehood?: string | undefined;
  readonly gaps: readonly Gap[];
  /** What is worth knowing, and costs no screen. */
  readonly notes: readonly string[];
  readonly fields: readonly FieldLine[];
  /** The error status, or `empty`, if the server may give the same for every call. */
  readonly reply?: number | 'empty' | undefined;
}

export const labelOf = (call: CallName): string => `${CALLS[call].method} ${CALLS[call].path}`;

export type Facts = ReadonlyMap<CallName, CallFacts>;

const there: FieldFact = { state: 'there' };

/** The finding on a write with an empty answer; the client needs nothing else. */
export const accepted = 'accepted';

/** Returns the facts of a call without an answer. */
export const noAnswer = (
  outcome: CallFacts['outcome'],
  why?: string,
  reply?: CallFacts['reply'],
): CallFacts => ({ outcome, why, reply, fact: () => there, gaps: [], notes: [], fields: [] });
