interface HostRow {
  /** The page draws the bar of the app's places; a super-app has a bar of its own below the page (decision 42). */
  readonly placesBar: boolean;
}

/** The four hosts (spec §1). A host picks copy and adapter, never rights. */
export const HOSTS = {
  gojek: { placesBar: false },
  gopay: { placesBar: false },
  'partner-sdk': { placesBar: true },
  web: { placesBar: true },
} as const satisfies Readonly<Record<string, HostRow>>;

export type Host = keyof typeof HOSTS;
export const hosts = Object.keys(HOSTS) as Host[];

export interface HostEvidence {
  readonly userAgent: string;
  /** The app source that an entry in this tab named (`Entry.appSource`). */
  readonly storedSource?: string | undefined;
  readonly gopayObject: boolean;
}

/** Gojek marker first, then gopay, then the SDK marker, else web (spec §1; decision 4). */
export const detectHost = ({ userAgent, storedSource, gopayObject }: HostEvidence): Host => {
  if (/gojek/i.test(userAgent)) return 'gojek';
  if (storedSource === 'gopay' || gopayObject) return 'gopay';
  return /\bpaylater-sdk\b/i.test(userAgent) ? 'partner-sdk' : 'web';
};

/** Whether the host is one of the two super-apps, to whose app versions the gates apply. */
export const isInApp = (host: Host): host is 'gojek' | 'gopay' =>
  host === 'gojek' || host === 'gopay';

/** The `application-source` header: the host, else a stored source that is one of the two, else the default. */
export const applicationSource = (
  host: Host,
  storedSource: string | undefined,
  fallback: 'GOJEK' | 'GOPAY' = 'GOJEK',
): 'GOJEK' | 'GOPAY' => {
  const source = isInApp(host) ? host : storedSource;
  if (source === 'gojek') return 'GOJEK';
  return source === 'gopay' ? 'GOPAY' : fallback;
};

export interface HostVersion {
  readonly host: Host;
  readonly version: string | undefined;
}
