import { BeaconTracking } from '../adapters/telemetry/beacon-tracking';
import type { Sender } from '../adapters/telemetry/late-tracking';
import { Storage } from '../domain/ports/storage';
import { Config } from '../domain/session/config';
import { STORED } from '../domain/session/stored';
import type { Services } from '../ui/hooks/services';
import { consented } from './consent';
import { visitContext } from './visit-context';

/** What sends the events of this deployment; code of its own, for after the first page. */
export const sender = (services: Services): Sender => {
  const { trackingUrl, probe } = services.get(Config).values;
  return new BeaconTracking({
    url: trackingUrl,
    context: () => visitContext(services),
    userType: () => services.get(Storage).read(STORED.userType),
    allowed$: consented(services),
    keepSent: probe !== undefined,
  });
};
