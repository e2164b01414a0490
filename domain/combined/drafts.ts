import type { Draft } from '../forms/answers';
import type { FieldName } from '../forms/form';
import type { DraftSource } from '../forms/draft-source';
import { answersIn, groupsToSend } from '../forms/draft-wire';
import type { AnswerOf, InputOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { combinedDraft, saveCombinedDraft } from './calls';
import { combinedForm } from './form';
import { type AdditionalProduct, productOf } from './products';

type CombinedDraft = Draft<FieldName<typeof combinedForm>>;

/** Returns the server's draft as answers. Values that no field asks for are sent back unchanged. */
export const readCombinedDraft = (draft: AnswerOf<typeof combinedDraft>): CombinedDraft => {
  const { submissionId, additionalProducts } = draft;
  const extras = Object.entries({ submissionId, additionalProducts });
  return {
    answers: answersIn(combinedForm, draft),
    extras: Object.fromEntries(extras.filter(([, value]) => value !== undefined)),
  };
};

/** Returns the body of a save. */
export const writeCombinedDraft = ({
  answers,
  extras,
}: CombinedDraft): NonNullable<InputOf<typeof saveCombinedDraft>['body']> => {
  const { submissionId, additionalProducts } = extras;
  return saveCombinedDraft.body.parse({
    ...groupsToSend(combinedForm, answers),
    ...(typeof submissionId === 'string' && { submissionId }),
    ...(Array.isArray(additionalProducts) && { additionalProducts }),
  });
};

/** Reads and saves the combined draft. Every call names the additional product; each save reads again (spec §7). */
export class CombinedDrafts implements DraftSource {
  constructor(
    private readonly http: Http,
    /** Returns whether the user may have the loan in this host. */
    private readonly available: () => boolean,
  ) {}

  load(): Promise<Result<CombinedDraft, Failure>> {
    return this.read(productOf({}, this.available()));
  }

  async save(
    changes: CombinedDraft,
    ends: boolean,
  ): Promise<Result<CombinedDraft | undefined, Failure>> {
    const product = productOf(changes.extras, this.available());
    const headers = {
      additional_products: product,
      'X-Trigger-Data-Send': ends ? 'true' : 'false',
    } as const;
    const body = writeCombinedDraft(changes);
    const answer = await this.http.call(saveCombinedDraft, { headers, body });
    if (!answer.ok) return answer;
    const again = await this.read(product);
    // The save itself succeeded.
    return again.ok ? again : ok(undefined);
  }

  private async read(product: AdditionalProduct): Promise<Result<CombinedDraft, Failure>> {
    const headers = { additional_products: product };
    return mapResult(await this.http.call(combinedDraft, { headers }), readCombinedDraft);
  }
}
