import { ContainerModule } from 'inversify';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Applications } from '../../domain/application/applications';
import { gppOf } from '../../domain/application/products';
import { CombinedDrafts } from '../../domain/combined/drafts';
import { CombinedWizard } from '../../domain/combined/combined-wizard';
import { combinedForm } from '../../domain/combined/form';
import { Consents } from '../../domain/consent/consents';
import { GiveConsent } from '../../domain/consent/give-consent';
import { Unsaved } from '../../domain/forms/unsaved';
import { latestValue } from '../../domain/kernel/loadable';
import { Clock } from '../../domain/ports/clock';
import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { Session } from '../../domain/session/session';
import { SessionScope } from '../../domain/session/session-scope';

/** What applying for both products at once needs; loaded with its first page. */
export const combinedModule = new ContainerModule(({ bind }) => {
  bind(Consents)
    .toResolvedValue((http) => new Consents(http), [SessionHttp])
    .inSingletonScope();

  bind(GiveConsent)
    .toResolvedValue(
      (http, storage, tracking, consents, applications, wizard, { ended }) =>
        new GiveConsent(http, storage, tracking, consents, applications, wizard, ended),
      [
        SessionHttp,
        SessionStorage,
        SessionTracking,
        Consents,
        Applications,
        CombinedWizard,
        SessionScope,
      ],
    )
    .inSingletonScope();

  bind(CombinedDrafts)
    .toResolvedValue(
      (http, applications, hostContext, config) =>
        new CombinedDrafts(http, () => {
          const application = latestValue(applications.state$.value);
          const { gppMinimum } = config.values;
          return application !== undefined && gppOf(application, hostContext, gppMinimum).eligible;
        }),
      [SessionHttp, Applications, HostContext, Config],
    )
    .inSingletonScope();

  bind(CombinedWizard)
    .toResolvedValue(
      (drafts, storage, clock, session, tracking) => {
        const unsaved = new Unsaved(storage, clock, () => session.owner());
        return new CombinedWizard(combinedForm, drafts, clock, unsaved, tracking);
      },
      [CombinedDrafts, SessionStorage, Clock, Session, SessionTracking],
    )
    .inSingletonScope();
});
