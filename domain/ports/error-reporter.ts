import type { Sentence } from './sentences';

/** What a report may say: templates, words and numbers, never values of a person. */
export interface Report {
  readonly kind:
    | 'api'
    | 'contract'
    | 'render'
    | 'init'
    | 'load'
    | 'storage'
    | 'navigation'
    | 'bridge'
    | 'drift'
    | 'bug';
  readonly message: Sentence;
  /** Method and path template of a call, or a route pattern. */
  readonly where?: string;
  readonly status?: number;
  readonly code?: string;
  /** A field's path in an answer. */
  readonly field?: string;
}

export abstract class ErrorReporter {
  /** `thrown`: what was caught, if anything was. It may hold anything, so it is kept apart from what may be said. */
  abstract capture(report: Report, thrown?: unknown): void;
}
