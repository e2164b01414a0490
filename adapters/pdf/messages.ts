import type { OpenAnswer, PageText } from '../../domain/restructure/pdf-engine';

/** What the worker is asked for, one job after the other. */
export type Job =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'draw'; readonly at: number; readonly scale: number }
  | { readonly kind: 'text'; readonly at: number }
  /** Where the page draws: counts the memory of a new job. */
  | { readonly kind: 'count' };

/** What the worker says: the end of a job, or something about it meanwhile. */
export type Message =
  | { readonly ready: true; readonly draws: boolean }
  | { readonly complaint: string }
  | { readonly heavy: true }
  | { readonly answer: OpenAnswer | PageText | ImageBitmap }
  | { readonly failed: string };
