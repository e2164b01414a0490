import { BeaconTracking } from '../adapters/telemetry/beacon-tracking';
import type { Sender } from '../adapters/telemetry/late-tracking';
import { cell } from '../domain/kernel/live';
import type { Storage } from '../domain/ports/storage';
import type { ClientConfig } from '../domain/session/config';
import type { Hosting } from '../domain/session/hosting';
import type { Preferences } from '../domain/session/preferences';
import { STORED } from '../domain/session/stored';
import { visitContext } from './visit-context';

/** What sends the events of this deployment; code of its own, for after the first page. */
export const sender = (
  config: ClientConfig,
  storage: Storage,
  hosting: Hosting,
  preferences: Preferences,
): Sender =>
  new BeaconTracking({
    url: config.trackingUrl,
    context: () => visitContext(storage, hosting, preferences),
    userType: () => storage.read(STORED.userType),
    allowed$: cell(true),
    keepSent: config.probe !== undefined,
  });
