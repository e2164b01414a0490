import type { Failure } from '../../domain/kernel/failure';
import { safely } from './safely';

/** The events of the elements. They bubble and cross shadow roots; only `paylater-open` can be prevented. */
export interface PaylaterEvents {
  /** New values are shown. */
  readonly 'paylater-ready': undefined;
  /** The server answered that there is nothing to show. */
  readonly 'paylater-empty': undefined;
  /** `code`: the server's code; for `token` TOKEN_MISSING or TOKEN_FAILED; otherwise the kind in capitals. */
  readonly 'paylater-error': {
    readonly kind: Exclude<Failure['kind'], 'cancelled'> | 'token';
    readonly code: string;
  };
  /** `url`: the page of the app that opens in the top window, or wherever the browser opens it when a key is held. */
  readonly 'paylater-open': { readonly what: Opened; readonly url: string } & PressedKeys;
  /**
   * No element of the page has a token provider, and the user did not sign out; or the provider returned no token, or
   * the server refused it twice. For the same need of several elements only the first event bubbles.
   */
  readonly 'paylater-token-needed': undefined;
}

/** The keys held during a click, by the names of `MouseEvent`. */
export type PressedKeys = Readonly<Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** The target of a link of an element. */
export type Opened = 'apply' | 'app' | 'limit' | 'bills' | 'transactions' | 'restructure';

export type PaylaterEventName = keyof PaylaterEvents;

/** Sends an event. Returns false when it was prevented. Never throws. */
export const send = <K extends PaylaterEventName>(
  element: EventTarget,
  name: K,
  detail: PaylaterEvents[K],
  bubbles = true,
): boolean =>
  safely(
    () =>
      element.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles,
          composed: true,
          cancelable: name === 'paylater-open',
        }),
      ),
    true,
  );
