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

/** Returns whether events may be sent. Asks the deployment's consent provider, if any, with lazy-loaded code. */
const consented = (services: Services): Live<boolean | undefined> => {
  const { consent } = services.get(Config).values;
  if (consent === undefined) return cell<boolean | undefined>(true);
  const allowed$ = cell<boolean | undefined>(undefined);
  import('./consent').then(
    ({ visitConsent }) => visitConsent(services, consent).subscribe(allowed$),
    // The user could not be asked, so nothing is sent.
    () => undefined,
  );
  return allowed$;
};

/** Requests the tracking id of a user without one, with lazy-loaded code. */
const learnWho = (services: Services): void => {
  services.get(SessionServices).current$.subscribe((session) => {
    const storage = session.get(SessionStorage);
    const { token } = session.get(SessionScope);
    if (token === undefined || storage.read(STORED.trackingId) !== undefined) return;
    import('../domain/session/tracking-id').then(
      ({ learnTrackingId }) => learnTrackingId(session.get(SessionHttp), storage),
      // Without this code, events are sent without the id.
      () => undefined,
    );
  });
};

/** Returns the sender of this deployment's events. Lazy-loaded after the first page. */
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
