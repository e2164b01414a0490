import type { ComponentType } from 'react';
import type { Rupiah } from '../../../domain/kernel/money';
import type { MessageKey, PlaceOf } from '../../messages/messages';

/** A place in the messages that says why; and, where there is anything to say of it, what is next and when. */
export type StatusPlace = PlaceOf<'why'>;

/**
 * How a page is added that is a picture, a sentence and a button:
 *
 * 1. a row in the rows of its area (`APPLICATION_STATUS_PAGES`, `IDENTITY_PAGES`...): a pure function of the area's details, which
 *    says what is shown, or where the page goes on by itself;
 * 2. its words in both languages (`StatusView.messages`);
 * 3. its route beside the page of these rows (src/areas/).
 *
 * A page that waits says `polls`, and its area hands the sheet the wait; nothing else is written per page.
 */
export interface StatusView<Action extends string> {
  readonly picture: ComponentType;
  /**
   * Where its words stand, such as `application:submit`: `why`, `next` and `when` where they say anything, and `title`, if
   * it is not the route's own. Beside them stand the words such pages share (`sharedMessages`).
   */
  readonly messages: StatusPlace;
  /** What the words name, such as `{{time}}`; `count` chooses between one and many. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The page's headline figure, in whole rupiah. */
  readonly amount?: Rupiah;
  /** A second amount with its label, such as the rest of a debt. */
  readonly also?: { readonly label: MessageKey; readonly amount: Rupiah };
  /** What else is known, each under its label. */
  readonly facts?: readonly { readonly label: MessageKey; readonly value: string }[];
  /** A screen reader reads its sentence when it appears. */
  readonly live?: true;
  readonly list?: StatusList;
  readonly notices?: readonly StatusNotice[];
  /** Small print in the header. */
  readonly headline?: ComponentType;
  /** `check` is there for every page whose area waits for something. */
  readonly primary: Action | 'check';
  /** There is nothing to decide: the page goes on by its primary action after a while. */
  readonly goesOn?: true;
  readonly secondary?: Action | 'check';
  /** It waits: it is asked again and again (decision 16). */
  readonly polls?: true;
}

/** Things worth knowing, in their order (`steps`) or in any (`points`): a `title` at `of`, and one with `detail` for each. */
export interface StatusList {
  readonly kind: 'steps' | 'points';
  readonly of: PlaceOf<'title'>;
  readonly ids: readonly string[];
  /** The step that is under way, from 0: those before it are done. How each is called is at `of` under `states`. */
  readonly now?: number;
}

export interface StatusNotice {
  /** The whole key of its sentence. */
  readonly text: MessageKey;
  readonly live?: true;
}

/** The page goes to this address by itself. */
export interface Onward {
  readonly onward: string;
}

/** `undefined`: not known yet; a skeleton is shown. */
export type Shown<Action extends string> = StatusView<Action> | Onward | undefined;

export type StatusRow<Details, Action extends string> = (details: Details) => Shown<Action>;

/** What a button does. It says `actions.<name>` of the shared words, or else `common:<name>`. */
export interface StatusAction {
  readonly run: () => unknown;
  readonly busy?: boolean;
  readonly look?: 'quiet';
}

/** What the buttons of an area do, by name. One that cannot do anything here is `undefined`. */
export type StatusActions<Action extends string> = Readonly<
  Record<Action, StatusAction | undefined>
>;

/**
 * Where the words stand that the pages beside one share: `labels.next` and `labels.when`, `actions.*`, and of those that
 * wait `asking.*` (`checked`, `now`, `gaveUp`, `unchanged`). Ends in what a key is put behind: `application:`.
 */
export const sharedMessages = (messages: string): string => messages.replace(/[^:.]+$/, '');
