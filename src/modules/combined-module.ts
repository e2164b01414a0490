import { ContainerModule } from 'inversify';
import { Applications } from '../../domain/application/applications';
import { gppOf } from '../../domain/application/products';
import { CombinedDrafts } from '../../domain/combined/draft-source';
import { CombinedWizard } from '../../domain/combined/combined-wizard';
import { combinedForm } from '../../domain/combined/form';
import { Consents } from '../../domain/consent/consents';
import { GiveConsent } from '../../domain/consent/give-consent';
import { Unsaved } from '../../domain/forms/unsaved';
import { latestValue } from '../../domain/kernel/loadable';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { HostContext } from '../../domain/session/host-context';
import { Session } from '../../domain/session/session';
import { SessionScope } from '../../domain/session/session-scope';

/** What applying for both products at once needs; loaded with its first page. */
export const combinedModule = new ContainerModule(({ bind }) => {
  bind(Consents)
    .toResolvedValue((http) => new Consents(http), [Http])
    .inSingletonScope();

  bind(GiveConsent)
    .toResolvedValue(
      (http, storage, tracking, consents, applications, wizard, { ended }) =>
        new GiveConsent(http, storage, tracking, consents, applications, wizard, ended),
      [Http, Storage, Tracking, Consents, Applications, CombinedWizard, SessionScope],
    )
    .inSingletonScope();

  bind(CombinedDrafts)
    .toResolvedValue(
      (http, applications, hostContext, config) =>
        new CombinedDrafts(http, () => {
          const application = latestValue(applications.application$.value);
          const { gppMinimum } = config.values;
          return application !== undefined && gppOf(application, hostContext, gppMinimum).eligible;
        }),
      [Http, Applications, HostContext, Config],
    )
    .inSingletonScope();

  bind(CombinedWizard)
    .toResolvedValue(
      (drafts, storage, clock, session, tracking) => {
        const unsaved = new Unsaved(storage, clock, () => session.owner());
        return new CombinedWizard(combinedForm, drafts, clock, unsaved, tracking);
      },
      [CombinedDrafts, Storage, Clock, Session, Tracking],
    )
    .inSingletonScope();
});
