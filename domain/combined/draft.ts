import type { Draft } from '../forms/answers';
import { fieldsOf } from '../forms/form';
import { flatten, nest } from '../forms/nested';
import type { AnswerOf, InputOf } from '../kernel/call';
import type { combinedDraft, saveCombinedDraft } from './calls';
import { combinedForm } from './form';

type Read = AnswerOf<typeof combinedDraft>;
type Written = NonNullable<InputOf<typeof saveCombinedDraft>['body']>;

const fields = fieldsOf(combinedForm);

/** The server's combined draft as answers; what no field asks goes back as it came. */
export const readCombinedDraft = (draft: Read): Draft => {
  const { submissionId, additionalProducts } = draft;
  const extras = Object.entries({ submissionId, additionalProducts });
  return {
    answers: flatten(fields, draft),
    extras: Object.fromEntries(extras.filter(([, value]) => value !== undefined)),
  };
};

/** Answers as the body of a save. */
export const writeCombinedDraft = ({ answers, extras }: Draft): Written => {
  const { submissionId, additionalProducts } = extras;
  const body = {
    ...nest(fields, answers),
    ...(typeof submissionId === 'string' && { submissionId }),
    ...(Array.isArray(additionalProducts) && { additionalProducts }),
  };
  // The table of fields and the schema name the same things; a test holds them together.
  return body as Written;
};
