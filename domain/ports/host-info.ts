import type { Live } from '../kernel/live';

/** Facts about the browser and its environment. */
export abstract class HostInfo {
  abstract readonly userAgent: string;
  /** The query that the document was opened with, including `?`. */
  abstract readonly query: string;
  /** Languages of the browser, in order of preference. */
  abstract readonly languages: readonly string[];
  /** Whether the browser asks to save data, or its connection is as slow as 2G. */
  abstract readonly savesData: boolean;
  /** Returns whether `window.gopay` or `window.gpContainer` exists now. */
  abstract hasGopayObject(): boolean;
  abstract readonly online$: Live<boolean>;
  /** False while the page is hidden. */
  abstract readonly visible$: Live<boolean>;
}
