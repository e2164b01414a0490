import type { Host } from '../domain/host/host';
import type { Instant } from '../domain/kernel/instant';
import type { Surroundings } from '../domain/ports/host-shell';

/** The user of the early requests, and what the document knows about their app. */
export interface AskAs {
  readonly token: string;
  readonly applicationSource: 'GOJEK' | 'GOPAY';
  readonly appVersion?: string | undefined;
  /** The server's time of the status, if it has been read by now and is approved. */
  readonly approvedAt?: Instant;
}

/** What the document needs to send its requests for the user of a host app. */
export interface ForHost {
  /** The app that this tab was opened from, as its address named it. */
  readonly appSource: string | undefined;
  /** The deployment's `application-source` for an app that is no super-app. */
  readonly fallback: 'GOJEK' | 'GOPAY' | undefined;
  /** Uses the host's language and theme where the user has not chosen. */
  readonly suggest: (display: Pick<Surroundings, 'locale' | 'theme'>) => void;
  /** Sends the requests. */
  readonly ask: (as: AskAs) => unknown;
  /** Takes what the host's user was asked for (first-paint/host-user.ts). */
  readonly answer: (asked: Promise<ForHostAsked>) => void;
  /** What `answer` was given; pending until then. */
  readonly asked: Promise<ForHostAsked>;
}

/** The host whose user the document's requests were for, and how to send the rest of them. */
export interface ForHostAsked {
  readonly host: Host;
  /** Sends the requests of an approved user's page, if no status was stored. Returns these and the earlier ones. */
  readonly askRest?: (approvedAt: Instant) => Window['askedEarly'];
}

declare global {
  interface Window {
    /** Set inside a host app on pages with early requests (first-paint/ask.ts). */
    forHost?: ForHost;
  }
}
