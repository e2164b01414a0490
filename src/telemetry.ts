import { SessionHttp } from '../adapters/session/session-http';
import { SessionStorage } from '../adapters/session/session-storage';
import { BeaconTracking } from '../adapters/telemetry/beacon-tracking';
import type { Sender } from '../adapters/telemetry/late-tracking';
import { cell, type Live } from '../domain/kernel/live';
import { Storage } from '../domain/ports/storage';
import { Config } from '../domain/config/config';
import { SessionScope } from '../domain/session/session-scope';
import { STORED } from '../domain/storage/stored';
import type { Services } from '../ui/hooks/services';
import { SessionServices } from './session-services';
import { visitContext } from './visit-context';

/** Whether events may be sent: where the deployment names a provider it is asked, by code of its own. */
const consented = (services: Services): Live<boolean | undefined> => {
  const { consent } = services.get(Config).values;
  if (consent === undefined) return cell<boolean | undefined>(true);
  const allowed$ = cell<boolean | undefined>(undefined);
  import('./consent').then(
    ({ visitConsent }) => visitConsent(services, consent).subscribe(allowed$),
    // Nobody could be asked, so that nothing is sent.
    () => undefined,
  );
  return allowed$;
};

/** Whoever comes in without a tracking id is asked about, by code that others do not load. */
const learnWho = (services: Services): void => {
  services.get(SessionServices).current$.subscribe((session) => {
    const storage = session.get(SessionStorage);
    const { token } = session.get(SessionScope);
    if (token === undefined || storage.read(STORED.trackingId) !== undefined) return;
    import('../domain/session/tracking-id').then(
      ({ learnTrackingId }) => learnTrackingId(session.get(SessionHttp), storage),
      // Events go without it.
      () => undefined,
    );
  });
};

/** What sends the events of this deployment; code of its own, for after the first page. */
export const sender = (services: Services): Sender => {
  const { trackingUrl, probe } = services.get(Config).values;
  learnWho(services);
  return new BeaconTracking({
    url: trackingUrl,
    context: () => visitContext(services),
    userType: () => services.get(Storage).read(STORED.userType),
    allowed$: consented(services),
    keepSent: probe !== undefined,
  });
};
