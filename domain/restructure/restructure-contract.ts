import { Queries } from '../async/queries';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import { restructureAgreement, restructureConsent } from './calls';

/** What a person is about to agree to. */
export interface Contract {
  /** They have agreed to instalments in general before. */
  readonly consented: boolean;
  /** The agreement: a PDF in base64, not looked at yet. */
  readonly body: string;
}

/** The agreement of each tenor, and before it what was consented to (spec §7). */
export class RestructureContract extends Queries<number, Contract> {
  constructor(http: Http) {
    const ask = async (tenor: number) => {
      const consent = await http.call(restructureConsent, {});
      if (!consent.ok) return consent;
      const { consented = false } = consent.value;
      const agreement = await http.call(restructureAgreement, { query: { tenor } });
      return mapResult(agreement, ({ body }) => ({ consented, body }));
    };
    super(ask, String, http.outdated$);
  }
}
