import { driftConsole, eachRename } from '../adapters/telemetry/likely-renames';
import { isLocal, throttledReports } from '../adapters/telemetry/throttled-reports';
import type { ReportSink } from '../adapters/telemetry/located-report';
import { Clock } from '../domain/ports/clock';
import { Storage } from '../domain/ports/storage';
import { Tracking } from '../domain/ports/tracking';
import { clientVersion, Config } from '../domain/config/config';
import { HostContext } from '../domain/host/host-context';
import { Preferences } from '../domain/visit/preferences';
import { Session } from '../domain/session/session';
import { STORED } from '../domain/storage/stored';
import { event } from '../domain/tracking/event';
import type { Services } from '../ui/hooks/services';

/** Sends a report as an event. A refused call has an event of its call instead (domain/actions.ts). */
const tracking =
  (services: Services): ReportSink =>
  ({ report: { kind, message, where, status, code, field, perhaps }, route }) => {
    if (kind === 'api') return;
    const properties = { message, where, status, code, field, perhaps };
    services.get(Tracking).track(event(`${kind}_error`, route, properties));
  };

/** Returns the name of the app's first file, which differs between builds. */
const buildOf = (page: Document): string | undefined => {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/index-"]');
  return /([\w-]+)\.js$/.exec(script?.src ?? '')?.[1];
};

/** Adds origin and key to the address of a relay on our own origin, such as `/reports/1`. */
const dsnOf = (dsn: string): string =>
  dsn.startsWith('/') ? `${location.protocol}//public@${location.host}${dsn}` : dsn;

/** Returns the sink that forwards reports to the service that the deployment names, if any (spec §7). */
const forwarding = async (services: Services): Promise<readonly ReportSink[]> => {
  const { reportDsn, environment } = services.get(Config).values;
  if (reportDsn === undefined || isLocal(location.hostname)) return [];
  const { sentryReports } = await import('../adapters/telemetry/sentry-reports');
  const [storage, hostContext] = [services.get(Storage), services.get(HostContext)];
  const { language$ } = services.get(Preferences);
  return [
    sentryReports({
      dsn: dsnOf(reportDsn),
      environment,
      release: clientVersion,
      build: buildOf(document),
      origin: location.origin,
      clock: services.get(Clock),
      context: () => ({
        host: hostContext.host,
        hostVersion: hostContext.version,
        language: language$.value,
        trackingId: services.get(Session).loggedIn$.value
          ? storage.read(STORED.trackingId)
          : undefined,
      }),
      fetch: window.fetch.bind(window),
    }),
  ];
};

/** Returns where this deployment sends its reports. Lazy-loaded after the first page. */
export const reports = async (services: Services): Promise<ReportSink> => {
  // When the forwarding code does not load, reports are still sent as events.
  const forward = await forwarding(services).catch(() => []);
  const { hostname } = location;
  const sent = throttledReports({
    clock: services.get(Clock),
    hostname,
    sinks: [...forward, tracking(services)],
  });
  const isShown = isLocal(hostname) || services.get(Config).values.environment === 'staging';
  return eachRename(isShown ? [sent, driftConsole()] : [sent]);
};
