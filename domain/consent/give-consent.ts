import type { Applications } from '../application/applications';
import type { Application } from '../application/status';
import { type AdditionalProduct, chosen } from '../combined/products';
import type { Wizard } from '../forms/wizard';
import type { Failure } from '../kernel/failure';
import { OnceVerb } from '../async/once-verb';
import { ok, type Result } from '../kernel/result';
import type { Look, Once } from '../async/send-once';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { STORED } from '../storage/stored';
import { event } from '../tracking/event';
import { newest, WORDINGS } from '../tracking/wordings';
import type { ConsentType } from '../wire/shared-values';
import { giveConsent } from './calls';
import type { Consents } from './consents';

/** Returns whether the user may still choose the products of the application. */
export const isApplying = ({ status }: Application): boolean =>
  status === 'NOT_APPLIED' || status === 'DRAFT';

/** Returns the consent that the loan needs from this user (decision 21). */
export const neededConsent = (application: Application): ConsentType => {
  if (application.eligibility === 'MIGRATED') return 'MGR_MIGRATION';
  return isApplying(application) ? 'NEW_ONBOARDING' : 'EARLY_REGISTRATION';
};

/**
 * Gives the consent to the additional product, once (spec §4, §7); with GPL it needs none. An open application then
 * requests the chosen products. The list of consents shows whether a consent arrived.
 */
export class GiveConsent extends OnceVerb<[AdditionalProduct, Application], void> {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly tracking: Tracking,
    private readonly consents: Consents,
    private readonly applications: Applications,
    private readonly wizard: Pick<Wizard, 'load' | 'attach'>,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  protected plan(product: AdditionalProduct, application: Application): Once<void> {
    const choose = () => this.choose(product, application);
    const lock$ = this.http.lock(giveConsent);
    if (product === 'GPL') return { lock$, send: choose };
    const type = neededConsent(application);
    const textVersion = newest(WORDINGS.loan);
    this.tracking.track(event('loan_consent', 'combinedTerms', { type, textVersion }));
    const look: Look<void> = async () => {
      const list = await this.consents.load();
      if (!list.ok) return list;
      return list.value.includes(type) ? choose() : ok('notYet');
    };
    const send = async (): Promise<Result<void, Failure>> => {
      const answer = await this.http.call(giveConsent, { body: { type } });
      if (!answer.ok) return answer;
      const list = await this.consents.load();
      // The server accepted the consent, although its list does not contain it.
      if (!list.ok || !list.value.includes(type)) this.consents.setValue([type]);
      return choose();
    };
    return { lock$, alreadyDone: look, send, confirm: look };
  }

  private async choose(
    product: AdditionalProduct,
    application: Application,
  ): Promise<Result<void, Failure>> {
    if (product === 'GPP' && neededConsent(application) === 'EARLY_REGISTRATION')
      this.storage.write(STORED.earlyBird, true);
    if (isApplying(application)) {
      await this.wizard.load();
      // If this save fails, the next save of any step sends the products.
      await this.wizard.attach({ additionalProducts: [...chosen(product)] });
      // The application status depends on the products in the draft.
      await this.applications.refresh();
    }
    return ok(undefined);
  }
}
