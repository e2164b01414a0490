import type { RouteId } from '../navigation/routes';
import type { FormContext } from './answers';
import type { Field } from './field';

export interface Step {
  readonly route: RouteId;
  /** Other addresses that show the same step. */
  readonly also?: readonly RouteId[];
  readonly fields: readonly Field[];
  /** What the step needs beside its fields. */
  readonly complete?: (context: FormContext) => boolean;
}

/** A form as data: one Wizard walks every form. */
export interface Form {
  readonly id: 'kyc' | 'combined';
  readonly steps: readonly Step[];
}

/** The rows of a form, and their names, as types. */
export type FieldOf<F extends Form> = F['steps'][number]['fields'][number];
export type FieldName<F extends Form> = FieldOf<F>['name'];

export const fieldsOf = (form: Form): readonly Field[] => form.steps.flatMap((step) => step.fields);

export const fieldNamed = (form: Form, name: string): Field | undefined =>
  fieldsOf(form).find((field) => field.name === name);

/** The step an address shows. */
export const stepAt = (form: Form, route: RouteId): Step | undefined =>
  form.steps.find((step) => step.route === route || step.also?.includes(route));

/** The step after one; `undefined` after the last. */
export const stepAfter = (form: Form, step: Step): Step | undefined =>
  form.steps[form.steps.indexOf(step) + 1];
