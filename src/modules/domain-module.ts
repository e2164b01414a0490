import { ContainerModule } from 'inversify';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { Submitting } from '../../domain/application/submission';
import { Unsaved } from '../../domain/forms/unsaved';
import { Home } from '../../domain/home/home';
import { KycDrafts } from '../../domain/kyc/draft-source';
import { kycForm } from '../../domain/kyc/form';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { OneKyc } from '../../domain/kyc/one-kyc';
import { Gate } from '../../domain/navigation/gate';
import { Incidents } from '../../domain/navigation/incidents';
import { Otp } from '../../domain/otp/otp';
import { Clock } from '../../domain/ports/clock';
import { DirectLogin } from '../../domain/ports/direct-login';
import { ErrorReporter } from '../../domain/ports/error-reporter';
import { HostFacts } from '../../domain/ports/host-facts';
import { Http } from '../../domain/ports/http';
import { Ids } from '../../domain/ports/ids';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { Hosting } from '../../domain/session/hosting';
import { Preferences } from '../../domain/session/preferences';
import { Session } from '../../domain/session/session';
import { Settings } from '../../domain/settings/settings';
import { PageViews } from '../../domain/tracking/page-views';

/** The use cases, each wired to the ports it names. */
export const domainModule = new ContainerModule(({ bind }) => {
  bind(Preferences)
    .toResolvedValue((storage, facts) => new Preferences(storage, facts), [Storage, HostFacts])
    .inSingletonScope();

  bind(Hosting)
    .toResolvedValue(
      (facts, storage, bridge, config) =>
        new Hosting(facts, storage, bridge, {
          production: config.values.environment === 'production',
        }),
      [HostFacts, Storage, NativeBridge, Config],
    )
    .inSingletonScope();

  bind(Session)
    .toResolvedValue(
      (storage, clock, ids, bridge, login, config) =>
        new Session(storage, clock, ids, bridge, login, {
          keepRefreshToken: config.values.keepRefreshToken,
        }),
      [Storage, Clock, Ids, NativeBridge, DirectLogin, Config],
    )
    .inSingletonScope();

  bind(Applications)
    .toResolvedValue(
      (http, storage, clock, session) => new Applications(http, storage, clock, session),
      [Http, Storage, Clock, Session],
    )
    .inSingletonScope();

  bind(Submitting)
    .toResolvedValue(
      (http, storage, applications) => new Submitting(http, storage, applications),
      [Http, Storage, Applications],
    )
    .inSingletonScope();

  bind(Incidents)
    .toResolvedValue(
      (session, navigator, reporter) => new Incidents(session, navigator, reporter),
      [Session, Navigator, ErrorReporter],
    )
    .inSingletonScope();

  bind(Gate)
    .toResolvedValue(
      (navigator, session, applications, storage, clock, hosting, config) => {
        const { gppMinimum, maintenance, handOffUrl } = config.values;
        const version = () => ({ host: hosting.host, version: hosting.version });
        return new Gate(
          navigator,
          session,
          applications,
          storage,
          clock,
          hosting.activation$,
          version,
          {
            gppMinimum,
            ...(maintenance && { maintenance }),
            ...(handOffUrl !== undefined && { handOffUrl }),
          },
        );
      },
      [Navigator, Session, Applications, Storage, Clock, Hosting, Config],
    )
    .inSingletonScope();

  bind(PageViews)
    .toResolvedValue(
      (gate, applications, storage, tracking) =>
        new PageViews(gate, applications, storage, tracking),
      [Gate, Applications, Storage, Tracking],
    )
    .inSingletonScope();

  bind(Settings)
    .toResolvedValue((http, session) => new Settings(http, session), [Http, Session])
    .inSingletonScope();

  bind(Areas)
    .toResolvedValue((http, session) => new Areas(http, session), [Http, Session])
    .inSingletonScope();

  bind(Home)
    .toResolvedValue(
      (http, storage, session, hosting) =>
        new Home(http, storage, session, { appVersion: () => hosting.version }),
      [Http, Storage, Session, Hosting],
    )
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
