import type { Draft } from '../forms/answers';
import { answersIn, groupsToSend } from '../forms/draft-wire';
import type { FieldName } from '../forms/form';
import type { DraftSource } from '../forms/draft-source';
import type { AnswerOf, InputOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { kycDraft, saveKycDraft } from './calls';
import { kycForm } from './form';
import { kycOptions } from './options';

type KycDraft = Draft<FieldName<typeof kycForm>>;
type Answers = KycDraft['answers'];

const email = 'personalInfo.email';
const occupation = 'workInfo.occupation';

/** The wire's spellings of the ten occupations, in the order of spec §3 (decision 18). */
export type Occupations = readonly string[];
export const defaultOccupations: Occupations = kycOptions.occupation.values;

/** Replaces the occupation, an entry of `from`, by the entry of `to` at the same index. An unknown value stays. */
const respelled = (answers: Answers, from: readonly string[], to: readonly string[]): Answers => {
  const answer = answers[occupation];
  const spelling = answer === undefined ? undefined : to[from.indexOf(answer)];
  return spelling === undefined ? answers : { ...answers, [occupation]: spelling };
};

/** Converts the server's draft to answers. The personal email falls back to the top-level one (spec §3). */
export const readKycDraft = (
  draft: AnswerOf<typeof kycDraft>,
  occupations = defaultOccupations,
): KycDraft => {
  const { onekycSubmissionUuid, submissionType, pastIncomeAndGenderCutoff } = draft;
  const extras = { onekycSubmissionUuid, submissionType, pastIncomeAndGenderCutoff };
  const answers: Answers = answersIn(kycForm, draft);
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

/** Converts answers to the body of a save. The submission type stays unchanged; the email goes in both its fields. */
export const writeKycDraft = (
  { answers, extras }: KycDraft,
  occupations = defaultOccupations,
): NonNullable<InputOf<typeof saveKycDraft>['body']> => {
  const { onekycSubmissionUuid, submissionType } = extras;
  return saveKycDraft.body.parse({
    ...groupsToSend(kycForm, respelled(answers, defaultOccupations, occupations)),
    ...(answers[email] !== undefined && { email: answers[email] }),
    ...(typeof onekycSubmissionUuid === 'string' && { onekycSubmissionUuid }),
    ...(typeof submissionType === 'string' && { submissionType }),
  });
};

/** The single product's draft on the server (spec §7). */
export class KycDrafts implements DraftSource {
  constructor(
    private readonly http: Http,
    /** The wire's spellings of the ten occupations, when they are configured. */
    private readonly occupations?: Occupations,
  ) {}

  async load(): Promise<Result<KycDraft, Failure>> {
    const answer = await this.http.call(kycDraft, {});
    return mapResult(answer, (draft) => readKycDraft(draft, this.occupations));
  }

  async save(changes: KycDraft): Promise<Result<undefined, Failure>> {
    const body = writeKycDraft(changes, this.occupations);
    return mapResult(await this.http.call(saveKycDraft, { body }), () => undefined);
  }
}
