import type { PaylaterConfiguration, PaylaterElements } from './index.js';

/** The address of the script, and what the page's policy requires of its tag. */
export interface PaylaterSource {
  /** The whole address, such as `https://paylater.example/embeds/v1/paylater.js`. */
  readonly src: string;
  /** The hash of a frozen address. */
  readonly integrity?: string;
  readonly nonce?: string;
}

/** The script that the page has: the first one, which may be another version than the named one. */
export interface PaylaterScript {
  readonly version: string;
  readonly elements: { readonly [Tag in keyof PaylaterElements]: new () => PaylaterElements[Tag] };
  /** As the export of the same name. */
  readonly configure: (configuration: PaylaterConfiguration) => PaylaterConfiguration;
}

/**
 * Loads the script from its address and resolves with it once the elements are defined. A failed try is followed by two
 * more. After the last one the promise is rejected with the reason, and the next call starts again. Concurrent calls
 * share one load. On a server it resolves with `null`.
 */
export declare const loadPaylater: (source: PaylaterSource) => Promise<PaylaterScript | null>;
