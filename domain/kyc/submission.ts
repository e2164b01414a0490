import type { Submission } from '../application/submit-application';
import type { Extras } from '../forms/answers';

const textOf = (extras: Extras, name: string): string | undefined => {
  const value = extras[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The body of the single product's submission (spec §7): the values of its draft that no field asks for. */
export const kycSubmission = (extras: Extras): Submission => {
  const onekycSubmissionUuid = textOf(extras, 'onekycSubmissionUuid');
  const submissionType = textOf(extras, 'submissionType');
  return {
    flowType: 'GPL',
    ...(onekycSubmissionUuid !== undefined && { onekycSubmissionUuid }),
    ...(submissionType !== undefined && { submissionType }),
  };
};
