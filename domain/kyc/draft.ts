import type { Answers, Draft } from '../forms/answers';
import { fieldsOf } from '../forms/form';
import { flatten, nest } from '../forms/nested';
import type { AnswerOf, InputOf } from '../kernel/call';
import type { kycDraft, saveKycDraft } from './calls';
import { kycForm } from './form';
import { kycOptions } from './options';

type Read = AnswerOf<typeof kycDraft>;
type Written = NonNullable<InputOf<typeof saveKycDraft>['body']>;

const fields = fieldsOf(kycForm);
const email = 'personalInfo.email';
const occupation = 'workInfo.occupation';

/** The wire's spellings of the ten occupations, in the order of spec §3 (decision 18). */
export type Occupations = readonly string[];
export const defaultOccupations: Occupations = kycOptions.occupation.values;

/** Replaces an entry of one list by the entry at the same index of another; an unknown value stays. */
const respelled = (answers: Answers, from: readonly string[], to: readonly string[]): Answers => {
  const answer = answers[occupation];
  const spelling = answer === undefined ? undefined : to[from.indexOf(answer)];
  return spelling === undefined ? answers : { ...answers, [occupation]: spelling };
};

/** The server's draft as answers. The personal email falls back to the top-level one (spec §3). */
export const readKycDraft = (draft: Read, occupations = defaultOccupations): Draft => {
  const { onekycSubmissionUuid, submissionType, pastIncomeAndGenderCutoff } = draft;
  const extras = { onekycSubmissionUuid, submissionType, pastIncomeAndGenderCutoff };
  const answers = flatten(fields, draft);
  const fallen = answers[email] || draft.email;
  return {
    answers: respelled(
      fallen === undefined ? answers : { ...answers, [email]: fallen },
      occupations,
      defaultOccupations,
    ),
    extras: Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined)),
  };
};

/** Answers as the body of a save. The submission type is sent back unchanged; the email is sent in both its fields. */
export const writeKycDraft = (
  { answers, extras }: Draft,
  occupations = defaultOccupations,
): Written => {
  const groups = nest(fields, respelled(answers, defaultOccupations, occupations));
  const body: Record<string, unknown> = { ...groups };
  if (answers[email] !== undefined) body['email'] = answers[email];
  for (const name of ['onekycSubmissionUuid', 'submissionType'])
    if (typeof extras[name] === 'string') body[name] = extras[name];
  // A test checks that the form and the schema name the same fields.
  return body as Written;
};
