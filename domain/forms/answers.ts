import type { Instant } from '../kernel/instant';

/**
 * The answers of a form as typed text, by the full name of the field (`personalInfo.motherMaidenName`). Numbers get
 * their wire type when they are sent.
 */
export type Answers<Name extends string = string> = { readonly [N in Name]?: string };

/** Values of a draft that no field asks for, by the specification's name (`submissionType`). */
export type Extras = Readonly<Record<string, unknown>>;

export interface Draft<Name extends string = string> {
  readonly answers: Answers<Name>;
  readonly extras: Extras;
}

/** Facts from outside the form. All are optional: a rule without its fact reports nothing. */
export interface ContextValues {
  /** The identity was checked elsewhere (a migrated user). */
  readonly identityKnown?: boolean;
  readonly ownName?: string;
  readonly ownPhone?: string;
  /** `YYYY-MM-DD`. */
  readonly born?: string;
  readonly gender?: string;
  /** How many digits a one-time password has, 4 to 8. */
  readonly codeLength?: number;
  /** Lists that were looked up (areas of a level, postal codes of a village), by field name. */
  readonly listed?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that validity and rules depend on. */
export interface FormContext extends Draft {
  /** The answers as the server last had them. */
  readonly saved: Answers;
  /** Fields of a failed save: the server may hold the sent answer or the one before. */
  readonly inDoubt?: ReadonlySet<string>;
  readonly facts: ContextValues;
  readonly now: Instant;
  /** False turns each of our own limits into a warning; the demands of the specification still block. */
  readonly strict: boolean;
}

/** Returns a context without a draft, for a field that belongs to no form. */
export const contextAt = (now: Instant, facts: ContextValues = {}): FormContext => ({
  answers: {},
  saved: {},
  extras: {},
  facts,
  now,
  strict: true,
});
