import type { Host } from '../domain/host/host';

/** The user of the early requests, and what the document knows about their app. */
export interface AskAs {
  readonly token: string;
  readonly applicationSource: string;
  readonly appVersion?: string | undefined;
  /** Whether the status has been read by now, and is approved. */
  readonly isApproved?: true;
}

/** What the document needs to send its requests for the user of a host app. */
export interface ForHost {
  /** The app that this tab was opened from, as its address named it. */
  readonly appSource: string | undefined;
  /** The deployment's `application-source` for an app that is no super-app. */
  readonly fallback: 'GOJEK' | 'GOPAY' | undefined;
  /** Sends the requests. */
  readonly ask: (as: AskAs) => unknown;
}

/** What was asked for the user of the host around the page. */
export interface ForHostAsked {
  readonly host: Host;
  /** Requests what an approved user's page reads, when no status was stored. Returns all requests. */
  readonly askRest?: () => Window['askedEarly'];
}

declare global {
  interface Window {
    /** Set inside a host app on pages with early requests (first-paint/ask.ts). */
    forHost?: ForHost;
  }
}
