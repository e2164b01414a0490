import { ContainerModule } from 'inversify';
import { Applications } from '../../domain/application/applications';
import { Unsaved } from '../../domain/forms/unsaved';
import { KycDrafts } from '../../domain/kyc/draft-source';
import { kycForm } from '../../domain/kyc/form';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { VerifyOtp } from '../../domain/otp/verify-otp';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { Session } from '../../domain/session/session';

/** What applying for the single product needs; loaded with its first page. */
export const kycModule = new ContainerModule(({ bind }) => {
  bind(VerifyOtp)
    .toResolvedValue(
      (http, storage, applications, clock, { visible$ }, config) =>
        new VerifyOtp(http, storage, applications, { clock, visible$ }, config.values.otp),
      [Http, Storage, Applications, Clock, HostInfo, Config],
    )
    .inSingletonScope();

  bind(KycWizard)
    .toResolvedValue(
      (http, storage, clock, session, tracking, config) => {
        const unsaved = new Unsaved(storage, clock, () => session.owner());
        const drafts = new KycDrafts(http, config.values.occupations);
        return new KycWizard(kycForm, drafts, clock, unsaved, tracking);
      },
      [Http, Storage, Clock, Session, Tracking, Config],
    )
    .inSingletonScope();
});
