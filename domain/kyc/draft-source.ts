import type { Draft } from '../forms/answers';
import type { DraftSource } from '../forms/draft-source';
import type { Failure } from '../kernel/failure';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { kycDraft, saveKycDraft } from './calls';
import { type Occupations, readKycDraft, writeKycDraft } from './draft';

/** The single product's draft on the server (spec §7). */
export class KycDrafts implements DraftSource {
  constructor(
    private readonly http: Http,
    /** The wire's spellings of the ten occupations, when they are configured. */
    private readonly occupations?: Occupations,
  ) {}

  async load(): Promise<Result<Draft, Failure>> {
    const answer = await this.http.call(kycDraft, {});
    return mapResult(answer, (draft) => readKycDraft(draft, this.occupations));
  }

  async save(changes: Draft): Promise<Result<undefined, Failure>> {
    const body = writeKycDraft(changes, this.occupations);
    return mapResult(await this.http.call(saveKycDraft, { body }), () => undefined);
  }
}
