import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import type { Draft } from './answers';

/** Where a form's draft is kept. */
export interface DraftSource {
  load(): Promise<Result<Draft, Failure>>;
  /**
   * Sends whole groups of clean answers and every extra. `ends`: with it the last step is left. Answers the draft as the
   * server holds it now, from a source that reads it again.
   */
  save(changes: Draft, ends: boolean): Promise<Result<Draft | undefined, Failure>>;
}
