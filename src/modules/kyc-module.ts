import { ContainerModule } from 'inversify';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { Submitting } from '../../domain/application/submission';
import { Unsaved } from '../../domain/forms/unsaved';
import { KycDrafts } from '../../domain/kyc/draft-source';
import { kycForm } from '../../domain/kyc/form';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { OneKyc } from '../../domain/kyc/one-kyc';
import { Otp } from '../../domain/otp/otp';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { Hosting } from '../../domain/session/hosting';
import { Preferences } from '../../domain/session/preferences';
import { Session } from '../../domain/session/session';

/** What applying for the single product needs; loaded with its first page. */
export const kycModule = new ContainerModule(({ bind }) => {
  bind(Submitting)
    .toResolvedValue(
      (http, storage, applications) => new Submitting(http, storage, applications),
      [Http, Storage, Applications],
    )
    .inSingletonScope();

  bind(Areas)
    .toResolvedValue((http, session) => new Areas(http, session), [Http, Session])
    .inSingletonScope();

  bind(Otp)
    .toResolvedValue(
      (http, storage, clock, session, config) =>
        new Otp(http, storage, clock, session, config.values.otp),
      [Http, Storage, Clock, Session, Config],
    )
    .inSingletonScope();

  bind(OneKyc)
    .toResolvedValue(
      (http, bridge, storage, session, hosting, preferences, config) =>
        new OneKyc(http, bridge, storage, session, {
          host: () => hosting.host,
          language: () => preferences.language$.value,
          partners: config.values.oneKyc.partners,
          combinedPartners: config.values.oneKyc.combinedPartners,
        }),
      [Http, NativeBridge, Storage, Session, Hosting, Preferences, Config],
    )
    .inSingletonScope();

  bind(KycWizard)
    .toResolvedValue(
      (http, storage, clock, session, tracking, config) => {
        const unsaved = new Unsaved(storage, clock, () => session.owner());
        const drafts = new KycDrafts(http, config.values.occupations);
        const wizard = new KycWizard(kycForm, drafts, clock, unsaved, tracking);
        session.forgotten$.subscribe(() => wizard.reset());
        return wizard;
      },
      [Http, Storage, Clock, Session, Tracking, Config],
    )
    .inSingletonScope();
});
