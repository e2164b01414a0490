import type { Answers, FormContext } from './answers';
import { check, isAsked, isAsSaved } from './check';
import { clean } from './clean';
import { areaLevels, type FormField, groupOf } from './field';
import { type FormDefinition, fieldsOf } from './form';

const isInDoubt = ({ name }: FormField, { inDoubt }: FormContext): boolean =>
  inDoubt?.has(name) === true;

/** Returns whether the server is known to hold this clean answer. */
const isHeld = (field: FormField, value: string, context: FormContext): boolean =>
  !isInDoubt(field, context) && isAsSaved(field, value, context);

const isChanged =
  (context: FormContext) =>
  (field: FormField): boolean =>
    isAsked(field, context) &&
    !isHeld(field, clean(field.kind, context.answers[field.name] ?? ''), context);

/** Returns the fields whose answers the server does not hold yet. */
export const changedFields = (form: FormDefinition, context: FormContext): readonly FormField[] =>
  fieldsOf(form).filter(isChanged(context));

/** Returns the clean answer to send. An answer that cannot be correct is replaced by the one that the server holds. */
const sendable = (field: FormField, context: FormContext): string => {
  const text = context.answers[field.name] ?? '';
  const { hard } = check(field, text, context);
  const refused = hard !== undefined && clean(field.kind, text) !== '';
  return clean(field.kind, refused ? (context.saved[field.name] ?? '') : text);
};

/**
 * Returns what a save sends: every group with a change, complete, since a server may replace whole groups; `undefined`
 * when there is nothing to send. Emptied answers are sent empty (a new province must not keep the old city). Fields
 * that were never answered are left out.
 */
export const outgoing = (form: FormDefinition, context: FormContext): Answers | undefined => {
  const differs = changedFields(form, context).filter(
    (field) => !isHeld(field, sendable(field, context), context),
  );
  if (differs.length === 0) return undefined;
  const groups = new Set(differs.map((field) => groupOf(field.name)));
  const sent = fieldsOf(form).filter((field) => {
    if (!groups.has(groupOf(field.name)) || !isAsked(field, context)) return false;
    const never = (context.saved[field.name] ?? '') === '' && !isInDoubt(field, context);
    return !never || sendable(field, context) !== '';
  });
  return Object.fromEntries(sent.map((field) => [field.name, sendable(field, context)]));
};

/** Returns the answers after one changed: a new area empties the levels below it in its group. */
export const withAnswer = (
  form: FormDefinition,
  answers: Answers,
  changed: FormField,
  text: string,
): Answers => {
  const after = { ...answers, [changed.name]: text };
  if (!changed.level || answers[changed.name] === text) return after;
  const below = areaLevels.slice(areaLevels.indexOf(changed.level) + 1);
  const children = fieldsOf(form).filter(
    (field) =>
      field.level && below.includes(field.level) && groupOf(field.name) === groupOf(changed.name),
  );
  return Object.assign(after, Object.fromEntries(children.map((field) => [field.name, ''])));
};

export const without = <V>(
  all: Readonly<Record<string, V>>,
  gone: (name: string) => boolean,
): Record<string, V> => Object.fromEntries(Object.entries(all).filter(([name]) => !gone(name)));
