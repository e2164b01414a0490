import type { PaylaterConfiguration, PaylaterElements } from './index.js';

/** Where the script is, and what the page's policy asks of its tag. */
export interface PaylaterSource {
  /** The whole address, such as `https://paylater.example/embeds/v1/paylater.js`. */
  readonly src: string;
  /** The hash of a frozen address. */
  readonly integrity?: string;
  readonly nonce?: string;
}

/** The script that the page has: the one that came first, which may be another version than the one named. */
export interface PaylaterScript {
  readonly version: string;
  readonly elements: { readonly [Tag in keyof PaylaterElements]: new () => PaylaterElements[Tag] };
  /** As the export of the same name. */
  readonly configure: (configuration: PaylaterConfiguration) => PaylaterConfiguration;
}

/**
 * Loads the script from its address and resolves with it once the elements are defined. Two further tries follow a
 * failed one; after the last the promise is rejected with the reason, and the next call begins anew. Calls at the same
 * time share one load. On a server it resolves with `null`.
 */
export declare const loadPaylater: (source: PaylaterSource) => Promise<PaylaterScript | null>;
