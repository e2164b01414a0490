import { ContainerModule } from 'inversify';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { SubmitApplication } from '../../domain/application/submit-application';
import { OneKyc } from '../../domain/kyc/one-kyc';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { Config } from '../../domain/session/config';
import { HostContext } from '../../domain/session/host-context';
import { Preferences } from '../../domain/session/preferences';
import { Session } from '../../domain/session/session';
import { SessionScope } from '../../domain/session/session-scope';

/** What applying needs, whichever product it is for; loaded with its first page. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(SubmitApplication)
    .toResolvedValue(
      (http, storage, applications, tracking, clock, { visible$ }, { ended }) =>
        new SubmitApplication(http, storage, applications, tracking, { clock, visible$ }, ended),
      [Http, Storage, Applications, Tracking, Clock, HostInfo, SessionScope],
    )
    .inSingletonScope();

  bind(Areas)
    .toResolvedValue((http, storage) => new Areas(http, storage), [Http, Storage])
    .inSingletonScope();

  bind(OneKyc)
    .toResolvedValue(
      (http, bridge, storage, session, hostContext, preferences, config) =>
        new OneKyc(http, bridge, storage, session, {
          host: () => hostContext.host,
          language: () => preferences.language$.value,
          partners: config.values.oneKyc.partners,
          combinedPartners: config.values.oneKyc.combinedPartners,
        }),
      [Http, NativeBridge, Storage, Session, HostContext, Preferences, Config],
    )
    .inSingletonScope();
});
