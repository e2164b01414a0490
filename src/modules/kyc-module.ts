import { ContainerModule } from 'inversify';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Unsaved } from '../../domain/forms/unsaved';
import { KycDrafts } from '../../domain/kyc/drafts';
import { kycForm } from '../../domain/kyc/form';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { Clock } from '../../domain/ports/clock';
import { Config } from '../../domain/config/config';
import { Session } from '../../domain/session/session';

/** What applying for the single product needs; loaded with its first page. */
export const kycModule = new ContainerModule(({ bind }) => {
  bind(KycWizard)
    .toResolvedValue(
      (http, storage, clock, session, tracking, config) => {
        const unsaved = new Unsaved(storage, clock, () => session.owner());
        const drafts = new KycDrafts(http, config.values.occupations);
        return new KycWizard(kycForm, drafts, clock, unsaved, tracking);
      },
      [SessionHttp, SessionStorage, Clock, Session, SessionTracking, Config],
    )
    .inSingletonScope();
});
