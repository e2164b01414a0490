import {
  contentPolicy,
  integrityPolicy,
  noAdditions,
  permissionsPolicy,
  type PolicyAdditions,
} from './policy';

type Headers = Readonly<Record<string, string>>;

/** The headers of every answer. Files that other sites load by a tag replace the last one. */
export const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const forOtherSites: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The values of `Cache-Control`. */
export const caching = {
  /** For files whose address changes with their contents. */
  forGood: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** The browser asks the server each time whether the file is unchanged. */
  checked: { 'Cache-Control': 'no-cache' },
  /** For documents, which contain nothing of a user: a browser keeps its own copy for five minutes. */
  briefly: { 'Cache-Control': 'private, max-age=300' },
  never: { 'Cache-Control': 'no-store' },
} as const;

/** For files that have compressed forms. */
const compressed: Headers = { Vary: 'Accept-Encoding' };

/** Returns the headers of a document that is never stored. */
export const ofDocuments = (more: PolicyAdditions = noAdditions): Headers => ({
  ...everywhere,
  'Content-Security-Policy': contentPolicy(more),
  'Reporting-Endpoints': `csp="${more.reports}"`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(more.camera),
  ...caching.never,
  ...compressed,
});

/** Returns the headers of the client's document. */
const ofClient = (more: PolicyAdditions): Headers => ({
  ...ofDocuments(more),
  ...integrityPolicy(more),
});

/** Returns the headers of a document that a browser may keep, unless its address can contain a code of the login. */
const ofKeptDocuments = (more: PolicyAdditions): Headers => ({
  ...ofClient(more),
  ...(more.hasHashRoutes ? caching.never : caching.briefly),
});

/** Adds the consent provider to the policy of the documents that may load it. */
const withConsent = ({ consent, script, style, connect, ...more }: PolicyAdditions) => ({
  ...more,
  consent,
  isPinned: more.isPinned && more.isConsentPinned,
  script: [...script, ...consent],
  style: [...style, ...consent],
  connect: [...connect, ...consent],
});

/**
 * Returns the one table of headers: each kind of answer of a server that delivers the client, with all its headers
 * except those of its content. The sandbox, all files of `dist/delivery` and the manifest use it.
 */
export const headersOf = (more: PolicyAdditions = noAdditions) =>
  ({
    /** `index.html`, at every address that is not one of the others. */
    document: ofKeptDocuments(more),
    /** The same, where the consent provider may be loaded (decision 31). */
    consentDocument: ofKeptDocuments(withConsent(more)),
    /** The same at the addresses of the login, which may contain its code. */
    loginDocument: ofClient(more),
    /** A file under `/assets/`. Its name contains a hash of its contents. */
    asset: { ...everywhere, ...caching.forGood, ...compressed },
    /** A file that others look for at a fixed address: `security.txt`. */
    wellKnown: { ...everywhere, ...caching.checked, ...compressed },
    /** A custom element at the address of its version, which partners pin. */
    frozenElement: { ...everywhere, ...forOtherSites, ...caching.forGood, ...compressed },
    /** An address that changes with a release of the elements, such as `/embeds/v1/`. */
    movingElement: { ...everywhere, ...forOtherSites, ...caching.checked, ...compressed },
    /** 404 for a file that may come with the next release, so no cache may store its absence. */
    missing: { ...everywhere, ...caching.never },
    missingElement: { ...everywhere, ...forOtherSites, ...caching.never },
    /** Any other error. The next try may succeed, so no cache stores it. */
    failed: { ...everywhere, ...caching.never },
    /** 405 for every method but GET and HEAD. */
    refused: { ...everywhere, ...caching.never, Allow: 'GET, HEAD' },
  }) as const satisfies Readonly<Record<string, Headers>>;

export type AnswerKind = keyof ReturnType<typeof headersOf>;
