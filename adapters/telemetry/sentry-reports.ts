import {
  BrowserClient,
  createTransport,
  defaultStackParser,
  type Event,
  eventFiltersIntegration,
  exceptionFromError,
  Scope,
} from '@sentry/browser';
import { minute } from '../../domain/kernel/instant';
import { ROUTES } from '../../domain/navigation/routes';
import type { Clock } from '../../domain/ports/clock';
import { rateLimit } from './rate-limit';
import type { LocatedReport, ReportSink } from './located-report';
import { containsPersonalData } from './scrubbers';
import { isThirdPartyError, rebuildEvent } from './sentry-event';

/** Sent with every report. Nothing in it identifies a user. */
export interface ReportContext {
  readonly host: string;
  readonly hostVersion: string | undefined;
  readonly language: string;
  /** The user's tracking id, once known (spec §7). */
  readonly trackingId: number | undefined;
}

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
  /** The name of the build's first file, which identifies the build. */
  readonly build: string | undefined;
  /** The origin that serves our own files. */
  readonly origin: string;
  readonly clock: Clock;
  readonly context: () => ReportContext;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const readable = /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/;
const mostPerMinute = 10;
/** In bytes; allowed values are all ASCII. */
const largest = 20_000;
const eventId = /^[0-9a-f]{32}$/;

/** Errors of the network and aborted calls are not bugs. */
const noise = [
  /^AbortError/,
  /^(?:TypeError: )?(?:Failed to fetch|Load failed|NetworkError when .*)$/,
];

const nothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

const eventOf = ({ report, route, thrown }: LocatedReport): Event => {
  const { kind, message, code = kind.toUpperCase(), where, status, field, perhaps } = report;
  return {
    level: 'error',
    message,
    tags: { kind, route: ROUTES[route].path, where, status, code, field, perhaps },
    ...(thrown instanceof Error && {
      exception: { values: [exceptionFromError(defaultStackParser, thrown)] },
    }),
  };
};

/** Returns a sink that sends reports to the service of the DSN, each as a newly built event (decision 32). */
export const sentryReports = (options: SentryOptions): ReportSink => {
  const { dsn, environment, release, build, origin, clock, context: surroundings, fetch } = options;
  if (!readable.test(dsn)) return () => {};
  const isAllowed = rateLimit(clock, mostPerMinute, minute);
  const count = { scrubbed: 0, capped: 0 };
  let storage = 'kept';

  const client = new BrowserClient({
    dsn,
    environment,
    release,
    ...(build !== undefined && { dist: build }),
    tracesSampleRate: 0,
    sendClientReports: false,
    dataCollection: nothing,
    normalizeDepth: 3,
    maxBreadcrumbs: 0,
    maxValueLength: 250,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration({ ignoreErrors: noise })],
    transport: (more) =>
      createTransport(more, async ({ body }) => {
        if (body.length > largest) return {};
        const answer = await fetch(more.url, {
          method: 'POST',
          body: body as string,
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        });
        // An unread response would keep its connection open.
        await answer.text();
        return {
          statusCode: answer.status,
          headers: {
            'retry-after': answer.headers.get('Retry-After'),
            'x-sentry-rate-limits': answer.headers.get('X-Sentry-Rate-Limits'),
          },
        };
      }),
    beforeSend: (event) => {
      const again = rebuildEvent(event, origin);
      if (isThirdPartyError(again)) return null;
      if (containsPersonalData(again)) {
        count.scrubbed += 1;
        return null;
      }
      const { trackingId } = surroundings();
      return {
        ...again,
        ...(eventId.test(event.event_id ?? '') && { event_id: event.event_id }),
        timestamp: Number(event.timestamp),
        ...(trackingId !== undefined && { user: { id: String(trackingId) } }),
      };
    },
  });
  client.init();

  return (located) => {
    if (located.report.kind === 'storage') storage = 'memory';
    if (!isAllowed()) {
      count.capped += 1;
      return;
    }
    const { host, hostVersion, language } = surroundings();
    const event = eventOf(located);
    const tags = { ...event.tags, host, hostVersion, language, storage, ...count };
    client.captureEvent({ ...event, tags }, {}, new Scope());
  };
};
