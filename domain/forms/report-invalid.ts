import type { Tracking } from '../ports/tracking';
import { event } from '../tracking/event';
import type { Problem } from './check';
import type { Step } from './form';

/** The validation event of a refused step: names of fields only, and only those the specification tracks (§5). */
export const reportInvalid = (
  tracking: Tracking,
  step: Step,
  problems: Readonly<Record<string, Problem>>,
): void => {
  const invalid = step.fields.filter(({ name }) => problems[name]?.tier === 'hard');
  const fields = invalid.flatMap(({ tracked }) => tracked ?? []);
  if (fields.length === 0) return;
  tracking.track(event('validation_failed', step.route, { fields: fields.join(',') }));
};
