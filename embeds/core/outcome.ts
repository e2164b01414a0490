import { codeOf } from '../../domain/kernel/failure';
import type { Loadable } from '../../domain/kernel/loadable';
import { send } from './events';
import { failedToken, missingToken } from './tokens';
import type { State } from './view-state';

/** Sends the event of an answer, by the state in which the element shows it. */
export const sendOutcome = (element: Element, answer: Loadable<unknown>, state: State): void => {
  if (answer.phase === 'failed') {
    const { failure } = answer;
    const kind = missingToken(failure) || failedToken(failure) ? 'token' : failure.kind;
    if (kind !== 'cancelled') send(element, 'paylater-error', { kind, code: codeOf(failure) });
  } else if (state === 'error')
    send(element, 'paylater-error', { kind: 'contract', code: 'CONTRACT' });
  else if (state === 'empty') send(element, 'paylater-empty', undefined);
  else send(element, 'paylater-ready', undefined);
};
