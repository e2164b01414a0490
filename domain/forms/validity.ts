import type { RouteId } from '../navigation/routes';
import type { FormContext } from './answers';
import { isAsked, isAsSaved, mayBeEmpty } from './check';
import { clean } from './clean';
import type { FormField } from './field';
import { type FormDefinition, type Step, stepAt } from './form';

/**
 * Returns the validity of a field as specified (§3, §5): not empty, the option known, or exempt. Our own limits do not
 * count, and an answer that the server already holds is valid, so a saved draft is never locked out.
 */
export const isValid = (field: FormField, context: FormContext): boolean => {
  if (!isAsked(field, context)) return true;
  const value = clean(field.kind, context.answers[field.name] ?? '');
  if (value === '') return mayBeEmpty(field, context);
  if (!field.options) return true;
  return field.options.values.includes(value) || isAsSaved(field, value, context);
};

export const isComplete = (step: Step, context: FormContext): boolean =>
  (step.complete?.(context) ?? true) && step.fields.every((field) => isValid(field, context));

/** Returns the step where a draft is resumed; `undefined` when every step is complete. */
export const firstIncomplete = (form: FormDefinition, context: FormContext): Step | undefined =>
  form.steps.find((step) => !isComplete(step, context));

/** Returns whether every step before this one is complete. */
export const isReachable = (
  form: FormDefinition,
  route: RouteId,
  context: FormContext,
): boolean => {
  const step = stepAt(form, route);
  return (
    step !== undefined &&
    form.steps.slice(0, form.steps.indexOf(step)).every((it) => isComplete(it, context))
  );
};
