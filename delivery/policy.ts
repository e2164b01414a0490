/** What a deployment adds to the policies of its documents. Nothing else widens them. Origins have no path. */
export interface PolicyAdditions {
  /** `'sha256-…'` of the critical CSS that the build inlined. */
  readonly styleHashes: readonly string[];
  /** `'sha256-…'` of the scripts in the document. */
  readonly scriptHashes: readonly string[];
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Origins whose frames may use the camera. */
  readonly camera: readonly string[];
  /** The consent provider's origins, for the documents that may load it (decision 31). */
  readonly consent: readonly string[];
  /** Where browsers report violations of the policy. */
  readonly reports: string;
  /** Whether the hash of every script that a document loads is known. */
  readonly isPinned: boolean;
  /** The same for the consent provider's. */
  readonly isConsentPinned: boolean;
  /** Whether the routes follow `#`, so that the login returns to the address of every page. */
  readonly hasHashRoutes: boolean;
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
  consent: [],
  reports: '/csp-reports',
  isPinned: false,
  isConsentPinned: true,
  hasHashRoutes: false,
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
 * The features that the client uses: capture a document, copy a number. Only tests read the clipboard, and a browser
 * asks the user first. Sharing a receipt is allowed by default, to the client's own pages only.
 */
const allowed = ['camera', 'clipboard-read', 'clipboard-write'];

/**
 * All other features that the newest Chromium knows on every system. It prints an error for each one that it does not
 * know, on every page.
 */
const switchedOff = [
  'accelerometer',
  'aria-notify',
  'autoplay',
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

/** Returns the header `Content-Security-Policy` of a document. */
export const contentPolicy = (more: PolicyAdditions): string =>
  Object.entries(directives(more))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Returns the header with which a browser refuses scripts that have no hash, or reports them where some have none. For
 * styles it is too new: browsers print an error for each document.
 */
export const integrityPolicy = (more: PolicyAdditions): Readonly<Record<string, string>> => ({
  [more.isPinned ? 'Integrity-Policy' : 'Integrity-Policy-Report-Only']:
    'blocked-destinations=(script), endpoints=(csp)',
});

/** Returns the header `Permissions-Policy`. It delegates only the camera to frames. */
export const permissionsPolicy = (camera: readonly string[]): string =>
  [
    ...allowed.map((name) =>
      name === 'camera' && camera.length > 0
        ? `camera=(self ${camera.map((origin) => `"${origin}"`).join(' ')})`
        : `${name}=(self)`,
    ),
    ...switchedOff.map((name) => `${name}=()`),
  ].join(', ');
