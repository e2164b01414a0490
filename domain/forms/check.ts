import type { FormContext } from './answers';
import { clean } from './clean';
import { type Code, type EmptyCode, type HardCode, messageOf, type SoftCode } from './codes';
import type { Field } from './field';
import { RULES, type Rule } from './rules';

export interface CheckResult {
  readonly hard?: HardCode | EmptyCode;
  /** A bound of our own that does not apply strictly warns with its hard code. */
  readonly soft?: SoftCode | HardCode;
}

/** What is said beside a field. `message` is a key of the `fields` messages. */
export interface Problem {
  readonly tier: 'hard' | 'soft';
  readonly code: Code;
  readonly message: string;
}

/** Whether a field is asked at all. */
export const isAsked = (field: Field, context: FormContext): boolean =>
  field.exempt?.(context) !== true;

/** Whether the clean answer is what the server already holds. */
export const isAsSaved = (field: Field, value: string, context: FormContext): boolean =>
  value === clean(field.kind, context.saved[field.name] ?? '');

/** Whether an empty answer is in order: always where it is optional, or until the field is touched. */
export const mayBeEmpty = (
  { name, optional, startsValid }: Field,
  { answers, saved }: FormContext,
): boolean => optional === true || (startsValid === true && answers[name] === saved[name]);

/**
 * Judges one answer by the table of rules (decision 2). What the server already holds is never
 * refused: our bounds only warn about it, and an option it knows and we do not is as good as ours.
 */
export const check = (field: Field, text: string, context: FormContext): CheckResult => {
  if (!isAsked(field, context)) return {};
  const value = clean(field.kind, text);
  if (value === '') return mayBeEmpty(field, context) ? {} : { hard: `empty.${field.labelKey}` };
  const rule: Rule = RULES[field.rule];
  const look = {
    value,
    otherValue:
      field.mustDifferFrom && clean(field.kind, context.answers[field.mustDifferFrom] ?? ''),
    choices: field.options?.values ?? context.facts.listed?.[field.name],
    facts: context.facts,
    now: context.now,
  };
  const taken = isAsSaved(field, value, context);
  const hard = rule.hard(look);
  if (hard === 'option') return taken ? {} : { hard };
  if (hard) return taken || !context.strict ? { soft: hard } : { hard };
  const soft = rule.soft?.(look);
  return soft ? { soft } : {};
};

/** The problem to show for a verdict; `undefined` when there is none. */
export const problemOf = ({ hard, soft }: CheckResult): Problem | undefined => {
  const code = hard ?? soft;
  return code && { tier: hard ? 'hard' : 'soft', code, message: messageOf(code) };
};

/** What is to be said about these fields, by name. */
export const problemsOf = (
  fields: readonly Field[],
  context: FormContext,
): Readonly<Record<string, Problem>> => {
  const found: Record<string, Problem> = {};
  for (const field of fields) {
    const problem = problemOf(check(field, context.answers[field.name] ?? '', context));
    if (problem) found[field.name] = problem;
  }
  return found;
};

/**
 * The problems that are shown after the answers of some fields changed. What was wrong stays wrong until it is right,
 * with its newest reason; a doubt is over with the answer it was about.
 */
export const stillWrong = (
  shown: Readonly<Record<string, Problem>>,
  changed: readonly Field[],
  context: FormContext,
): Readonly<Record<string, Problem>> => {
  const now = problemsOf(changed, context);
  const after = { ...shown };
  for (const { name } of changed) {
    const problem = now[name];
    if (after[name]?.tier === 'hard' && problem?.tier === 'hard') after[name] = problem;
    else delete after[name];
  }
  return after;
};
