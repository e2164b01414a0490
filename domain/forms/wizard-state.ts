import type { Failure } from '../kernel/failure';
import type { RouteId } from '../navigation/routes';
import type { Answers, Draft, ContextValues } from './answers';
import type { Problem } from './check';

export interface WizardState extends Draft {
  /** Of loading the draft; a draft that was loaded stays `ready` while it is read again. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the draft could not be loaded. */
  readonly failure: Failure | undefined;
  /** The answers as the server last had them. */
  readonly saved: Answers;
  readonly facts: ContextValues;
  /** What is said beside each field, by name. */
  readonly problems: Readonly<Record<string, Problem>>;
  readonly saving: boolean;
  /** The newest save did not arrive: what was typed is on screen and in the tab only. */
  readonly saveFailure: Failure | undefined;
  /** Fields that are asked again because what was typed may not be kept in the browser. */
  readonly again: readonly string[];
}

export const beginning: WizardState = {
  phase: 'idle',
  failure: undefined,
  answers: {},
  saved: {},
  extras: {},
  facts: {},
  problems: {},
  saving: false,
  saveFailure: undefined,
  again: [],
};

/** How leaving a step ended. */
export type Leave =
  /** Something blocks; the problems stand beside their fields. */
  | { readonly kind: 'refused' }
  /** Something looks like a slip and is said now for the first time; the same press again passes. */
  | { readonly kind: 'warned' }
  /** The server holds the step. `next` is absent after the last one. */
  | { readonly kind: 'left'; readonly next: RouteId | undefined }
  /** The save did not arrive; nothing is lost and the press can be repeated. */
  | { readonly kind: 'unsaved'; readonly failure: Failure };
