import { Queries } from '../async/queries';
import { mapResult } from '../kernel/result';
import type { Http } from '../ports/http';
import { restructureAgreement, restructureConsent } from './calls';

/** The agreement that the user is asked to accept. */
export interface Contract {
  /** Whether the user agreed to instalments in general before. */
  readonly consented: boolean;
  /** The agreement: a PDF in base64, not checked yet. */
  readonly body: string;
}

/** Loads the agreement of each tenor, and before it the user's earlier consent (spec §7). */
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
