import type { Draft } from '../forms/answers';
import type { DraftSource } from '../forms/draft-source';
import type { Failure } from '../kernel/failure';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { combinedDraft, saveCombinedDraft } from './calls';
import { readCombinedDraft, writeCombinedDraft } from './draft';
import { type AdditionalProduct, productOf } from './products';

/** The combined draft on the server: every call names the additional product, and every save is read again (spec §7). */
export class CombinedDrafts implements DraftSource {
  constructor(
    private readonly http: Http,
    /** Whether this person may have the loan, here and now. */
    private readonly available: () => boolean,
  ) {}

  load(): Promise<Result<Draft, Failure>> {
    return this.read(productOf({}, this.available()));
  }

  async save(changes: Draft, ends: boolean): Promise<Result<Draft | undefined, Failure>> {
    const product = productOf(changes.extras, this.available());
    const headers = {
      additional_products: product,
      'X-Trigger-Data-Send': ends ? 'true' : 'false',
    } as const;
    const body = writeCombinedDraft(changes);
    const answer = await this.http.call(saveCombinedDraft, { headers, body });
    if (!answer.ok) return answer;
    const again = await this.read(product);
    // The save itself arrived.
    return again.ok ? again : ok(undefined);
  }

  private async read(product: AdditionalProduct): Promise<Result<Draft, Failure>> {
    const headers = { additional_products: product };
    return mapResult(await this.http.call(combinedDraft, { headers }), readCombinedDraft);
  }
}
