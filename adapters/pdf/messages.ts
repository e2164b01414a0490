import type { OpenAnswer, PageText } from '../../domain/restructure/pdf-engine';

/** A job for the worker, which does one after the other. */
export type Job =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'draw'; readonly at: number; readonly scale: number }
  | { readonly kind: 'text'; readonly at: number }
  /** Starts to count the memory of a new job. Sent if the page draws, because the worker cannot. */
  | { readonly kind: 'count' };

/** A message of the worker: the end of a job, or a report during it. */
export type WorkerMessage =
  | { readonly ready: true; readonly draws: boolean }
  | { readonly complaint: string }
  | { readonly heavy: true }
  | { readonly answer: OpenAnswer | PageText | ImageBitmap }
  | { readonly failed: string };
