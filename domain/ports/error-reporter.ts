import type { RenamePair } from '../wire/renames';
import type { Sentence } from './sentences';

/** The content of a report: templates, words and numbers, never a user's values. */
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
  /** The name that the field may have been renamed to. */
  readonly perhaps?: string;
  /** Possible renames of fields. Only the likely ones are sent, each as a report. */
  readonly renames?: readonly RenamePair[];
}

export abstract class ErrorReporter {
  /** `thrown`: the caught error, if there was one. It may contain anything, so it is kept apart from the report. */
  abstract capture(report: Report, thrown?: unknown): void;
}
