import { ContainerModule } from 'inversify';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { SubmitApplication } from '../../domain/application/submit-application';
import { OneKyc } from '../../domain/kyc/one-kyc';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Config } from '../../domain/session/config';
import { HostContext } from '../../domain/session/host-context';
import { Preferences } from '../../domain/session/preferences';
import { Session } from '../../domain/session/session';

/** What applying needs, whichever product it is for; loaded with its first page. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(SubmitApplication)
    .toResolvedValue(
      (http, storage, applications) => new SubmitApplication(http, storage, applications),
      [Http, Storage, Applications],
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
