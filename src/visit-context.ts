import type { Storage } from '../domain/ports/storage';
import type { Hosting } from '../domain/session/hosting';
import type { Preferences } from '../domain/session/preferences';
import { STORED } from '../domain/session/stored';
import { appVersion } from '../ui/app/app-version';

/** What every event says of the visit: words and numbers of the program, and attribution. */
export const visitContext = (
  storage: Storage,
  hosting: Hosting,
  preferences: Preferences,
): Readonly<Record<string, unknown>> => ({
  version: appVersion,
  host: hosting.host,
  hostVersion: hosting.version,
  language: preferences.language$.value,
  trackingId: storage.read(STORED.trackingId),
  visitorId: storage.read(STORED.visitorId),
  sessionId: storage.read(STORED.sessionId),
  loginType: storage.read(STORED.loginType),
  appSource: storage.read(STORED.appSource),
  sourcePage: storage.read(STORED.sourcePage),
  entryPoint: storage.read(STORED.entryPoint),
  previousEntryPoint: storage.read(STORED.previousEntryPoint),
  startVariant: storage.read(STORED.startVariant),
  utm: storage.read(STORED.utm),
});
