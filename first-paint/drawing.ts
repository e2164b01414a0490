import type { Host } from '../domain/host/host';
import type { Language } from '../domain/kernel/locale';
import type { OtherSpellings } from '../domain/wire/invented-values';
import type { AskedRequests } from './read-early';

/** The input for drawing a page with figures: the early requests and how to present their answers. */
export interface Drawing {
  readonly asked: AskedRequests | undefined;
  readonly words: OtherSpellings | undefined;
  readonly language: Language;
  readonly host: Host;
}

/** A page with figures. */
export interface Drawn {
  readonly page: DocumentFragment;
  /** Called once the page is in the document, before it is painted. */
  readonly prepare?: () => void;
}
