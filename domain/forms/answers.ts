import type { Instant } from '../kernel/instant';

/**
 * What was answered in a form, by the full name of its fields (`personalInfo.motherMaidenName`), always as text and as it was typed. Numbers
 * get their wire type back when they are sent.
 */
export type Answers<Name extends string = string> = { readonly [N in Name]?: string };

/** What a draft carries beside its fields, by the specification's name (`submissionType`, `pastIncomeAndGenderCutoff`). */
export type Extras = Readonly<Record<string, unknown>>;

export interface Draft<Name extends string = string> {
  readonly answers: Answers<Name>;
  readonly extras: Extras;
}

/** What the surroundings know and no field asks. Everything is optional: a rule without its fact is silent. */
export interface ContextValues {
  /** The identity check is done elsewhere (a migrated person). */
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

/** Everything validity and rules depend on. */
export interface FormContext extends Draft {
  /** The answers as the server last had them. */
  readonly saved: Answers;
  /** Fields of a save that failed: the server may hold what was sent, or what it had before. */
  readonly inDoubt?: ReadonlySet<string>;
  readonly facts: ContextValues;
  readonly now: Instant;
  /** False turns every bound of our own into a warning; the specification's demands stay. */
  readonly strict: boolean;
}

/** A context with no draft behind it, for a field that stands alone. */
export const contextAt = (now: Instant, facts: ContextValues = {}): FormContext => ({
  answers: {},
  saved: {},
  extras: {},
  facts,
  now,
  strict: true,
});
