import type { RouteId } from '../navigation/routes';
import type { FormContext } from './answers';
import { isAsked, isAsSaved, isUntouched } from './check';
import { clean } from './clean';
import type { Field } from './field';
import { type Form, type Step, stepAt } from './form';

/**
 * Validity as the specification has it (§5): not empty, the option known, or exempt. Bounds of our own play no part, and
 * what the server already holds counts, so a saved draft is never locked out.
 */
export const isValid = (field: Field, context: FormContext): boolean => {
  if (!isAsked(field, context)) return true;
  const value = clean(field.kind, context.answers[field.name] ?? '');
  if (value === '') return isUntouched(field, context);
  if (!field.options) return true;
  return field.options.values.includes(value) || isAsSaved(field, value, context);
};

/** The validity flag of each of these fields, by name (spec §3, "filled-in validity flag"). */
export const validity = (
  fields: readonly Field[],
  context: FormContext,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(fields.map((field) => [field.name, isValid(field, context)]));

export const isComplete = (step: Step, context: FormContext): boolean =>
  (step.complete?.(context) ?? true) &&
  Object.values(validity(step.fields, context)).every(Boolean);

/** The step where a draft is resumed; `undefined` when every step is complete. */
export const firstIncomplete = (form: Form, context: FormContext): Step | undefined =>
  form.steps.find((step) => !isComplete(step, context));

/** Whether every step before this one is complete. */
export const isReachable = (form: Form, route: RouteId, context: FormContext): boolean => {
  const step = stepAt(form, route);
  return (
    step !== undefined &&
    form.steps.slice(0, form.steps.indexOf(step)).every((it) => isComplete(it, context))
  );
};
