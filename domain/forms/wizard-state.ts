import type { Failure } from '../kernel/failure';
import type { RouteId } from '../navigation/routes';
import type { Answers, Draft, ContextValues } from './answers';
import type { Problem } from './check';

export interface WizardState extends Draft {
  /** The phase of loading the draft; it stays `ready` while a loaded draft is read again. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the draft could not be loaded. */
  readonly failure: Failure | undefined;
  /** The answers that the server holds. */
  readonly saved: Answers;
  readonly facts: ContextValues;
  /** The problem shown at each field, by the field's name. */
  readonly problems: Readonly<Record<string, Problem>>;
  readonly saving: boolean;
  /** Why the newest save failed: its answers are on screen and in the tab only. */
  readonly saveFailure: Failure | undefined;
  /** Fields that are asked again because their answers may not be stored in the browser. */
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
  /** A problem blocks, and is shown at its field. */
  | { readonly kind: 'refused' }
  /** A warning is shown for the first time; the next press passes. */
  | { readonly kind: 'warned' }
  /** The step is saved. `next` is absent after the last one. */
  | { readonly kind: 'left'; readonly next: RouteId | undefined }
  /** The save failed. No answer is lost, and the user can press again. */
  | { readonly kind: 'unsaved'; readonly failure: Failure };
