/**
 * The policy and the headers of the built client, as one table. Whoever serves the client in production serves the
 * same: the additions are what a deployment's configuration names (API, tracking, identity SDK, media, and the consent
 * provider on the start page and home only), never wider.
 */
export interface PolicyAdditions {
  /** `'sha256-…'` of the critical CSS the build inlined. */
  readonly styleHashes: readonly string[];
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

export const noAdditions: PolicyAdditions = {
  styleHashes: [],
  script: [],
  style: [],
  image: [],
  connect: [],
  frame: [],
};

/** The one Trusted Types policy: for script and worker addresses of a configured list. */
export const trustedTypesPolicy = 'paylater-script-url';

const directives = (more: PolicyAdditions): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...more.script],
  'style-src': ["'self'", ...more.styleHashes, ...more.style],
  'img-src': ["'self'", 'data:', ...more.image],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...more.connect],
  'frame-src': more.frame.length > 0 ? more.frame : ["'none'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [trustedTypesPolicy],
  'report-to': ['csp'],
});

const switchedOff = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What every answer carries, documents and files alike. Only what other sites load by a tag says otherwise of itself. */
export const everywhere: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a document carries besides (see `everywhere`). It is never stored: it may follow a person's login. */
export const ofDocuments = (
  more: PolicyAdditions = noAdditions,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': Object.entries(directives(more))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; '),
  'Reporting-Endpoints': 'csp="/csp-reports"',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': ['camera=(self)', ...switchedOff.map((name) => `${name}=()`)].join(', '),
  'Cache-Control': 'no-store',
});
