import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import type { Draft } from './answers';

/** Loads and saves the draft of a form. */
export interface DraftSource {
  load(): Promise<Result<Draft, Failure>>;
  /**
   * Sends whole groups of clean answers, and all extras. `ends`: the user leaves the last step. A source that reads the
   * draft again returns the server's new draft.
   */
  save(changes: Draft, ends: boolean): Promise<Result<Draft | undefined, Failure>>;
}
