import type { Failure } from '../kernel/failure';
import type { RouteId } from '../navigation/routes';
import type { Answers, Draft, ContextValues } from './answers';
import type { Problem } from './check';

export interface WizardState extends Draft {
  /** Of loading the draft; a draft that was loaded stays `ready` while it is read again. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the draft could not be loaded. */
  readonly failure: Failure | undefined;
  /** The answers that the server holds. */
  readonly saved: Answers;
  readonly facts: ContextValues;
  /** The message beside each field, by the field's name. */
  readonly problems: Readonly<Record<string, Problem>>;
  readonly saving: boolean;
  /** The newest save failed: its answers are on screen and in the tab only. */
  readonly saveFailure: Failure | undefined;
  /** Fields that are asked again because their answers may not be kept in the browser. */
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
  /** A problem blocks; it is shown beside its field. */
  | { readonly kind: 'refused' }
  /** A probable slip is shown for the first time; the next press passes. */
  | { readonly kind: 'warned' }
  /** The step is saved. `next` is absent after the last one. */
  | { readonly kind: 'left'; readonly next: RouteId | undefined }
  /** The save failed; no answer is lost and the press can be repeated. */
  | { readonly kind: 'unsaved'; readonly failure: Failure };
