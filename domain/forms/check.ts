import type { FormContext } from './answers';
import { clean } from './clean';
import { type Code, type EmptyCode, type HardCode, messageOf, type SoftCode } from './codes';
import { areaLevels, type FormField, groupOf } from './field';
import { RULES, type Rule } from './rules';

export interface CheckResult {
  readonly hard?: HardCode | EmptyCode;
  /** A hard code that only warns: the limit is not strict, or the server already holds the answer. */
  readonly soft?: SoftCode | HardCode;
}

/** The problem shown at a field. `message` is a key of the `fields` messages. */
export interface Problem {
  readonly tier: 'hard' | 'soft';
  readonly code: Code;
  readonly message: string;
}

export const isAsked = (field: FormField, context: FormContext): boolean =>
  field.exempt?.(context) !== true;

/** Returns whether the server already holds this clean answer. */
export const isAsSaved = (field: FormField, value: string, context: FormContext): boolean =>
  value === clean(field.kind, context.saved[field.name] ?? '');

/** Returns whether a field may be empty: always if it is optional, or until it is changed if it starts valid. */
export const mayBeEmpty = (
  { name, optional, startsValid }: FormField,
  { answers, saved }: FormContext,
): boolean => optional === true || (startsValid === true && answers[name] === saved[name]);

/**
 * Checks an answer against the table of rules (decision 2). Our limits only warn without `strict`, or if the server
 * holds the answer; then an option that only the server lists is valid.
 */
export const check = (field: FormField, text: string, context: FormContext): CheckResult => {
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

/** Returns the problem to show for a check, if any. */
export const problemOf = ({ hard, soft }: CheckResult): Problem | undefined => {
  const code = hard ?? soft;
  return code && { tier: hard ? 'hard' : 'soft', code, message: messageOf(code) };
};

/** Returns whether a field has no choices yet, because the larger area above it is not chosen. */
const waitsForArea = ({ name, level }: FormField, { answers }: FormContext): boolean => {
  const above = level && areaLevels[areaLevels.indexOf(level) - 1];
  return above !== undefined && !answers[`${groupOf(name)}.${above}`];
};

/** Returns the problems of fields. Of areas it names the first that is not chosen: the user cannot choose the others. */
export const problemsOf = (
  fields: readonly FormField[],
  context: FormContext,
): Readonly<Record<string, Problem>> => {
  const found: Record<string, Problem> = {};
  for (const field of fields) {
    if (waitsForArea(field, context)) continue;
    const problem = problemOf(check(field, context.answers[field.name] ?? '', context));
    if (problem) found[field.name] = problem;
  }
  return found;
};

/**
 * Returns the problems to show after some fields changed. An error stays, with its newest reason, until the answer is
 * right; a warning ends with the answer it was about.
 */
export const stillWrong = (
  shown: Readonly<Record<string, Problem>>,
  changed: readonly FormField[],
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
