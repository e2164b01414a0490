import type { RouteId } from '../navigation/routes';
import type { FormContext } from './answers';
import type { FormField } from './field';

export interface Step {
  readonly route: RouteId;
  /** Other routes that show the same step. */
  readonly also?: readonly RouteId[];
  readonly fields: readonly FormField[];
  /** Whether the step is complete apart from its fields. */
  readonly complete?: (context: FormContext) => boolean;
}

/** A form as data, for a `Wizard`. */
export interface FormDefinition {
  readonly id: 'kyc' | 'combined';
  readonly steps: readonly Step[];
}

export type FieldOf<F extends FormDefinition> = F['steps'][number]['fields'][number];
export type FieldName<F extends FormDefinition> = FieldOf<F>['name'];

export const fieldsOf = (form: FormDefinition): readonly FormField[] =>
  form.steps.flatMap((step) => step.fields);

export const fieldNamed = (form: FormDefinition, name: string): FormField | undefined =>
  fieldsOf(form).find((field) => field.name === name);

/** Returns the step that a route shows. */
export const stepAt = (form: FormDefinition, route: RouteId): Step | undefined =>
  form.steps.find((step) => step.route === route || step.also?.includes(route));

/** Returns the next step; `undefined` after the last. */
export const stepAfter = (form: FormDefinition, step: Step): Step | undefined =>
  form.steps[form.steps.indexOf(step) + 1];
