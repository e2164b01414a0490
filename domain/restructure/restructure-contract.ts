import type { Failure } from '../kernel/failure';
import type { Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Queries } from '../kernel/queries';
import { mapResult, type Result } from '../kernel/result';
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
export class RestructureContract {
  private readonly contracts = new Queries((tenor: number) => this.ask(tenor));

  constructor(private readonly http: Http) {}

  contract$(tenor: number): Live<Loadable<Contract>> {
    return this.contracts.of(tenor).state$;
  }

  async load(tenor: number): Promise<void> {
    await this.contracts.of(tenor).load();
  }

  private async ask(tenor: number): Promise<Result<Contract, Failure>> {
    const consent = await this.http.call(restructureConsent, {});
    if (!consent.ok) return consent;
    const { consented = false } = consent.value;
    const agreement = await this.http.call(restructureAgreement, { query: { tenor } });
    return mapResult(agreement, ({ body }) => ({ consented, body }));
  }
}
