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
  /** A fixed sentence of the program. */
  readonly message: string;
  /** Method and path template of a call, or a route pattern. */
  readonly where?: string;
  readonly status?: number;
  readonly code?: string;
  /** A field's path in an answer. */
  readonly field?: string;
}

export abstract class ErrorReporter {
  abstract capture(report: Report): void;
}
