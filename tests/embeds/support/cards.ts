import '../../../embeds/index';
import type { TokenProvider } from '../../../embeds/core/tokens';
import { settled } from './backend';

/** The part of an element that a page uses. */
export interface Card extends HTMLElement {
  tokenProvider: TokenProvider | undefined;
  theme: string;
  apiBase: string;
  readonly ready: Promise<void>;
  refresh(): Promise<void>;
}

let bases = 0;
/** Returns a new API address, so that tests share no state. */
export const aBase = (): string => `${location.origin}/api-${++bases}`;

export const cardAt = (base: string, tag: string, provider: TokenProvider | undefined): Card => {
  const element = document.createElement(tag) as Card;
  element.apiBase = base;
  if (provider) element.tokenProvider = provider;
  return element;
};

export const show = async (...elements: readonly Element[]): Promise<void> => {
  document.body.append(...elements);
  await settled();
};

export const stateOf = (element: HTMLElement) => element.dataset['state'];
