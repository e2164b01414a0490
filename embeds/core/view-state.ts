import { latestValue, type Loadable } from '../../domain/kernel/loadable';
import type { Values } from './attributes';
import { isPersonUnknown, isUnauthorised } from './call-server';
import type { AnyRow } from './element-row';
import type { Snapshot } from './resource';
import type { SharedValues } from './shared-attributes';

/** The state of an element, also its attribute `data-state`. `stale`: older values are shown and marked as such. */
export type State = 'loading' | 'ready' | 'empty' | 'stale' | 'unauthorised' | 'error';

/** The data that a view is drawn from. */
export interface ViewState {
  readonly row: AnyRow;
  readonly values: SharedValues & Values<AnyRow['attributes']>;
  readonly state: State;
  readonly snapshot: Snapshot<unknown> | undefined;
  /** What a screen reader announces once: an error, and the end of an error. */
  readonly spoken: 'error' | 'trying' | 'over' | undefined;
}

export const stateOf = (row: AnyRow, it: Loadable<Snapshot<unknown>>): State => {
  const snapshot = latestValue(it);
  const empty = snapshot && (snapshot.value === undefined || row.isEmpty(snapshot.value));
  if (it.phase === 'failed') {
    if (isUnauthorised(it.failure)) return 'unauthorised';
    return snapshot ? (empty ? 'empty' : 'stale') : 'error';
  }
  if (!snapshot) return 'loading';
  return empty ? 'empty' : it.phase === 'ready' ? 'ready' : 'stale';
};

/** Returns the announcement, silent during the next try, so that a screen reader also announces a second error. */
export const spokenOf = (state: State, before: ViewState['spoken']): ViewState['spoken'] => {
  if (state === 'error') return 'error';
  return state === 'loading' ? before && 'trying' : before && 'over';
};

export const isSettled = ({ phase }: Loadable<unknown>): boolean =>
  phase === 'ready' || phase === 'failed';

/**
 * Returns whether the previous state stays on screen after an attribute changed. It stays until the response arrives, and
 * after a failure if it shows the same resource of a user who is still known.
 */
export const staysHeld = (
  held: ViewState | undefined,
  it: Loadable<unknown>,
  values: ViewState['values'],
): boolean => {
  if (!held || !isSettled(it)) return true;
  if (it.phase !== 'failed' || 'last' in it || isPersonUnknown(it.failure)) return false;
  const { source } = held.row;
  return (
    held.values.applicationSource === values.applicationSource &&
    source(held.values).key === source(values).key
  );
};
