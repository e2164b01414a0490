interface HostRow {
  /** Whether the page draws the places bar; a super-app already has a bar below the page (decision 42). */
  readonly placesBar: boolean;
}

/** The four hosts (spec §1). A host decides texts and adapter, never rights. */
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

/** Returns the host: gojek's marker first, then gopay, then the SDK's marker, else web (spec §1; decision 4). */
export const detectHost = ({ userAgent, storedSource, gopayObject }: HostEvidence): Host => {
  if (/gojek/i.test(userAgent)) return 'gojek';
  if (storedSource === 'gopay' || gopayObject) return 'gopay';
  return /\bpaylater-sdk\b/i.test(userAgent) ? 'partner-sdk' : 'web';
};

/** Returns whether the host is a super-app. Only super-apps have minimum app versions. */
export const isInApp = (host: Host): host is 'gojek' | 'gopay' =>
  host === 'gojek' || host === 'gopay';

/** Returns the `application-source` header: the host, else a stored source if it is a super-app, else the default. */
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
