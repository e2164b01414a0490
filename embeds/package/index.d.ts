/** The custom elements for partner pages. The README in this package describes each element and its use. */

export type PaylaterLocale = 'id' | 'en';
/** A locale in any common form, such as `en-GB`. The elements read `id` or `en` from it. */
export type PaylaterLocaleTag = PaylaterLocale | `${PaylaterLocale}-${string}`;
export type PaylaterTheme = 'light' | 'dark' | 'auto';
export type PaylaterDensity = 'comfortable' | 'compact';
export type PaylaterBillType = 'current' | 'upcoming';
export type PaylaterApplicationSource = 'gojek' | 'gopay';

/** The settings of a page, which a script of it configures once for all elements. */
export interface PaylaterConfiguration {
  /** The address of the API, at any origin. A relative address is resolved against the script. */
  readonly apiBase?: string;
  /** The product that the page's calls come from. Absent: `gojek`. */
  readonly applicationSource?: PaylaterApplicationSource;
  /** The name of the lender, at most 60 characters. Every element shows it; without it they name PayLater alone. */
  readonly lender?: string;
}

/**
 * Configures the page's API, also one that an attribute may not name. Call it before a provider is set. Only the first
 * call has an effect; its settings are frozen, and every call returns them. Never throws.
 */
export declare const configure: (configuration: PaylaterConfiguration) => PaylaterConfiguration;

/**
 * Returns the user's token, or an empty text when the user is signed out. Called once for all elements of the page, and
 * again after a 401 or a failure. Throws when the token cannot be fetched: the elements then offer a retry.
 */
export type PaylaterTokenProvider = () => Promise<string> | string;

/**
 * A failure. `code` is the server's code. An `api` failure without one has `HTTP_500` and the like, or `REFUSED` for a
 * refusal in a successful response. For `token` it is TOKEN_MISSING (no provider) or TOKEN_FAILED (it failed, or
 * returned none). Otherwise it is the kind in capitals.
 */
export interface PaylaterErrorDetail {
  readonly kind: 'api' | 'network' | 'timeout' | 'contract' | 'token';
  readonly code: string;
}

/**
 * The target of the user's click, and the page of the app that opens in the top window. The keys are those of the
 * click: with one of them the browser opens a tab or a window unless the event is prevented.
 */
export interface PaylaterOpenDetail {
  readonly what: 'apply' | 'app' | 'limit' | 'bills' | 'transactions' | 'restructure';
  readonly url: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The base of all elements. Every property except `tokenProvider` is also an attribute. */
declare class PaylaterElement extends HTMLElement {
  get locale(): PaylaterLocale;
  set locale(tag: PaylaterLocaleTag);
  theme: PaylaterTheme;
  density: PaylaterDensity;
  /** The level of the element's heading, 1 to 6. */
  headingLevel: number;
  /**
   * The address of the API, as the attribute `api-base`. It is the parent of the paths `/v1` and `/v2`. It must be at
   * the origin of the script, of the page, or of the configured API; any other value counts as absent.
   */
  apiBase: string;
  /** The product that the element's calls come from. */
  applicationSource: PaylaterApplicationSource;
  /**
   * Never an attribute, and never readable from the markup. It is used only for the origin of the element's API.
   * Setting `undefined` on any element signs the user out: all elements with the same `apiBase` drop their providers,
   * the token and the values.
   */
  tokenProvider: PaylaterTokenProvider | undefined;
  /** Resolves when the element first shows something other than its skeleton. */
  readonly ready: Promise<void>;
  /** Requests the values again, once for all elements that show the same. */
  refresh(): Promise<void>;
}

export declare class PaylaterLimitCard extends PaylaterElement {}

export declare class PaylaterBillList extends PaylaterElement {
  type: PaylaterBillType;
}

export declare class PaylaterRecentTransactions extends PaylaterElement {
  /** The number of rows, 1 to 20. */
  limit: number;
}

export declare class PaylaterInstalmentPlan extends PaylaterElement {
  /** The number of instalments. Absent: the shortest tenor on offer. */
  tenor: number | undefined;
}

export interface PaylaterElements {
  'paylater-limit-card': PaylaterLimitCard;
  'paylater-bill-list': PaylaterBillList;
  'paylater-recent-transactions': PaylaterRecentTransactions;
  'paylater-instalment-plan': PaylaterInstalmentPlan;
}

/** The events by name. All of them bubble and cross shadow roots. */
export interface PaylaterEventMap {
  'paylater-ready': CustomEvent<null>;
  'paylater-empty': CustomEvent<null>;
  'paylater-error': CustomEvent<PaylaterErrorDetail>;
  /** Cancelable: after `preventDefault()` the page opens the link itself. */
  'paylater-open': CustomEvent<PaylaterOpenDetail>;
  /** Bubbles from one of the elements with the same need. */
  'paylater-token-needed': CustomEvent<null>;
}

/** The properties of an element that a framework may set. In templates, numbers may also be text. */
export type PaylaterProps<Element extends PaylaterElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement | 'ready' | 'refresh' | 'locale'>]?:
    | Element[Name]
    | (number extends Element[Name] ? `${number}` : never);
} & {
  locale?: PaylaterLocaleTag;
  'api-base'?: string;
  'application-source'?: PaylaterApplicationSource;
  'heading-level'?: number | `${number}`;
};

/** The attributes of an element that markup may set, by their names. */
export type PaylaterAttributes<Element extends PaylaterElement> = Omit<
  PaylaterProps<Element>,
  'apiBase' | 'applicationSource' | 'headingLevel' | 'tokenProvider'
>;

declare global {
  interface HTMLElementTagNameMap extends PaylaterElements {}
  interface GlobalEventHandlersEventMap extends PaylaterEventMap {}
}
