import { BeaconTracking } from '../adapters/telemetry/beacon-tracking';
import type { Storage } from '../domain/ports/storage';
import type { Tracking } from '../domain/ports/tracking';
import type { ClientConfig } from '../domain/session/config';
import type { Hosting } from '../domain/session/hosting';
import type { Preferences } from '../domain/session/preferences';
import { visitContext } from './visit-context';

/** What sends the events of this deployment; code of its own, for after the first page. */
export const sender = (
  config: ClientConfig,
  storage: Storage,
  hosting: Hosting,
  preferences: Preferences,
): Tracking =>
  new BeaconTracking({
    url: config.trackingUrl,
    context: () => visitContext(storage, hosting, preferences),
    keepSent: config.probe !== undefined,
  });
