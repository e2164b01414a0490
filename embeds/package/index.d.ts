/** The custom elements for partner pages. What each shows, and how it is used, stands in the README beside this. */

export type PaylaterLocale = 'id' | 'en';
export type PaylaterTheme = 'light' | 'dark' | 'auto';
export type PaylaterDensity = 'comfortable' | 'compact';
export type PaylaterBillType = 'current' | 'upcoming';
export type PaylaterApplicationSource = 'gojek' | 'gopay';

/** What a page's script says once, for all elements. */
export interface PaylaterConfiguration {
  /** Where the API is served, at any origin; seen from the script's address where it is not absolute. */
  readonly apiBase?: string;
  /** The product that the calls of the page come from; `gojek` without one. */
  readonly applicationSource?: PaylaterApplicationSource;
}

/**
 * Names the API of the page, also one that no attribute may name. Call it before a provider is set. The first call
 * counts, and is frozen; every call answers what was understood of it. Never throws.
 */
export declare const configure: (configuration: PaylaterConfiguration) => PaylaterConfiguration;

/** Answers the person's token. Asked once for all elements in the page, and once more after a 401. */
export type PaylaterTokenProvider = () => Promise<string> | string;

/**
 * What went wrong. `code` is what the server called it, of an `api` without a name `HTTP_500` or its like; of a `token`
 * TOKEN_MISSING (no provider) or TOKEN_FAILED (it gave none); else the kind in capitals.
 */
export interface PaylaterErrorDetail {
  readonly kind: 'api' | 'network' | 'timeout' | 'contract' | 'token';
  readonly code: string;
}

/** What a person asked to open, and the page of the app that is about to open in the top window. */
export interface PaylaterOpenDetail {
  readonly what: 'apply' | 'app' | 'limit' | 'bills' | 'transactions' | 'restructure';
  readonly url: string;
}

/** What the elements have in common. Every property but `tokenProvider` is an attribute too. */
declare class PaylaterElement extends HTMLElement {
  locale: PaylaterLocale;
  theme: PaylaterTheme;
  density: PaylaterDensity;
  /**
   * Where the API is served, as the attribute `api-base`; the paths `/v1` and `/v2` stand below it. It is at the origin
   * of the script, of the page, or of what was configured; any other one counts as none.
   */
  apiBase: string;
  /** The product that its calls come from. */
  applicationSource: PaylaterApplicationSource;
  /**
   * Never an attribute, and never read back from the page. It holds for the origin of the API that the element asks.
   * `undefined`, set on any element, is the person signing out:
   * all with the same `apiBase` forget their providers, the token and what they showed.
   */
  tokenProvider: PaylaterTokenProvider | undefined;
  /** Settles when the element shows something else than its skeleton. */
  readonly ready: Promise<void>;
  /** Asks the server anew, once for all elements that show the same. */
  refresh(): Promise<void>;
}

export declare class PaylaterLimitCard extends PaylaterElement {}

export declare class PaylaterBillList extends PaylaterElement {
  type: PaylaterBillType;
}

export declare class PaylaterRecentTransactions extends PaylaterElement {
  /** How many are shown, 1 to 20. */
  limit: number;
}

export declare class PaylaterInstalmentPlan extends PaylaterElement {
  /** The number of instalments; without one, the shortest that is on offer. */
  tenor: number | undefined;
}

/** The class of each tag. */
export interface PaylaterElements {
  'paylater-limit-card': PaylaterLimitCard;
  'paylater-bill-list': PaylaterBillList;
  'paylater-recent-transactions': PaylaterRecentTransactions;
  'paylater-instalment-plan': PaylaterInstalmentPlan;
}

/** The event of each name. All of them bubble, out of shadow roots too. */
export interface PaylaterEventMap {
  'paylater-ready': CustomEvent<null>;
  'paylater-empty': CustomEvent<null>;
  'paylater-error': CustomEvent<PaylaterErrorDetail>;
  /** Cancelable: who prevents it opens the page itself. */
  'paylater-open': CustomEvent<PaylaterOpenDetail>;
  'paylater-token-needed': CustomEvent<null>;
}

/** What a framework may set on an element: its properties, numbers also as a template spells them. */
export type PaylaterProps<Element extends PaylaterElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement | 'ready' | 'refresh'>]?:
    | Element[Name]
    | (number extends Element[Name] ? `${number}` : never);
} & { 'api-base'?: string; 'application-source'?: PaylaterApplicationSource };

declare global {
  interface HTMLElementTagNameMap extends PaylaterElements {}
  interface GlobalEventHandlersEventMap extends PaylaterEventMap {}
}
