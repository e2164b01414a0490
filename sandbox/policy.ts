/**
 * The content policy and the headers of the built client, as one table. A production server sends the same. The
 * additions come from the deployment's configuration: API, tracking, identity SDK, media, and on the start page and
 * home the consent provider.
 */
export interface PolicyAdditions {
  /** `'sha256-…'` of the critical CSS that the build inlined. */
  readonly styleHashes: readonly string[];
  /** `'sha256-…'` of the script that chooses what the document shows first. */
  readonly scriptHashes: readonly string[];
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Origins whose frames may use the camera. */
  readonly camera: readonly string[];
}

export const noAdditions: PolicyAdditions = {
  styleHashes: [],
  scriptHashes: [],
  script: [],
  style: [],
  image: [],
  connect: [],
  frame: [],
  camera: [],
};

/** The only Trusted Types policy: for configured script and worker addresses. */
export const trustedTypesPolicy = 'paylater-script-url';

const directives = (more: PolicyAdditions): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...more.scriptHashes, ...more.script],
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

/**
 * The features that the client uses: capture a document, copy a number, share a receipt. Only tests read the clipboard,
 * and a browser asks the person first.
 */
const allowed = ['camera', 'clipboard-read', 'clipboard-write', 'web-share'];

/** All other features that browsers know. */
const switchedOff = [
  'accelerometer',
  'ambient-light-sensor',
  'aria-notify',
  'attribution-reporting',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'captured-surface-control',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'join-ad-interest-group',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'run-ad-auction',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** `camera` lists the origins of an identity SDK that captures in its own frame; no other feature is delegated. */
const permissions = (camera: readonly string[]): string =>
  [
    ...allowed.map((name) =>
      name === 'camera' && camera.length > 0
        ? `camera=(self ${camera.map((origin) => `"${origin}"`).join(' ')})`
        : `${name}=(self)`,
    ),
    ...switchedOff.map((name) => `${name}=()`),
  ].join(', ');

/** The headers of every answer. Only files that other sites load by a tag override them. */
export const everywhere: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const headersOf = (
  policy: Readonly<Record<string, readonly string[]>>,
  camera: readonly string[],
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; '),
  'Reporting-Endpoints': 'csp="/csp-reports"',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissions(camera),
  'Cache-Control': 'no-store',
});

/** The further headers of a document (see `everywhere`). It is never stored: it may follow a login. */
export const ofDocuments = (
  more: PolicyAdditions = noAdditions,
): Readonly<Record<string, string>> => headersOf(directives(more), more.camera);

/** For the page of the API document alone, whose viewer cleans the HTML of descriptions itself. */
export const ofViewer = (): Readonly<Record<string, string>> => {
  const {
    'require-trusted-types-for': _required,
    'trusted-types': _policies,
    ...policy
  } = directives(noAdditions);
  return headersOf(policy, []);
};
