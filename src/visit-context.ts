import { Storage } from '../domain/ports/storage';
import { clientVersion } from '../domain/config/config';
import { FEATURES } from '../domain/config/features';
import { HostContext } from '../domain/host/host-context';
import { Preferences } from '../domain/visit/preferences';
import { Session } from '../domain/session/session';
import { STORED } from '../domain/storage/stored';
import { visitProperties } from '../domain/tracking/visit-properties';
import type { Services } from '../ui/hooks/services';

/** Returns what every batch of events reports about the visit: words and numbers of the program, and attribution. */
export const visitContext = (services: Services): Readonly<Record<string, unknown>> => {
  const [storage, hostContext] = [services.get(Storage), services.get(HostContext)];
  const properties = visitProperties({
    ...storage.read(STORED.queryParams),
    ...storage.read(STORED.utm),
    version: clientVersion,
    host: hostContext.host,
    hostVersion: hostContext.version,
    language: services.get(Preferences).language$.value,
    // Omitted until the host has confirmed the user.
    trackingId: services.get(Session).loggedIn$.value ? storage.read(STORED.trackingId) : undefined,
    visitorId: storage.read(STORED.visitorId),
    sessionId: storage.read(STORED.sessionId),
    secondSessionId: storage.read(STORED.secondSessionId),
    loginType: storage.read(STORED.loginType),
    appSource: hostContext.appSource,
    entryPoint: storage.read(STORED.entryPoint),
    previousEntryPoint: storage.read(STORED.previousEntryPoint),
    migrationUserType: storage.read(STORED.migrationUserType),
    startVariant: storage.read(STORED.startVariant),
  });
  return { ...properties, features: FEATURES };
};
