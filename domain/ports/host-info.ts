import type { Live } from '../kernel/live';

/** What the browser says about itself and its surroundings. */
export abstract class HostInfo {
  abstract readonly userAgent: string;
  /** The query the document was opened with, from `?`. */
  abstract readonly query: string;
  /** Languages of the browser, best first. */
  abstract readonly languages: readonly string[];
  /** Whether `window.gopay` or `window.gpContainer` is there now. */
  abstract hasGopayObject(): boolean;
  abstract readonly online$: Live<boolean>;
  /** False while the page is hidden. */
  abstract readonly visible$: Live<boolean>;
}
