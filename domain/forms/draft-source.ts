import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import type { Draft } from './answers';

/** Where a form's draft is kept. A save carries whole groups of clean answers and every extra. */
export interface DraftSource {
  load(): Promise<Result<Draft, Failure>>;
  save(changes: Draft): Promise<Result<void, Failure>>;
}
