import type { ComponentType } from 'react';
import type { Rupiah } from '../../../domain/kernel/money';
import type { MessageKey, PlaceOf } from '../../messages/messages';

/** Key prefix in the messages of a `why`, and optionally of `next` and `when`. */
export type StatusPlace = PlaceOf<'why'>;

/**
 * Content of a page that is a picture, a sentence and a button. To add such a page, write:
 *
 * 1. a row in the rows of its area (`APPLICATION_STATUS_PAGES`, `IDENTITY_PAGES`...): a pure function of
 *    the area's details that returns the content, or a redirect;
 * 2. its messages in both languages (`StatusView.messages`);
 * 3. its route next to the page of these rows (src/areas/).
 *
 * A waiting page sets `polls`, and its area passes the poll to the sheet. A page needs no other code.
 */
export interface StatusView<Action extends string> {
  readonly picture: ComponentType;
  /**
   * Key prefix of its messages, such as `application:submit`: `why`, optionally `next` and `when`, an `offline` that
   * replaces `why` while a poll is offline, and a `title` that replaces the route's. `sharedMessages` returns the prefix of the messages that such pages share.
   */
  readonly messages: StatusPlace;
  /** Placeholders of the messages, such as `{{time}}`; `count` selects singular or plural. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The page's headline figure, in whole rupiah. */
  readonly amount?: Rupiah;
  /** Names the figure, if the title does not. */
  readonly amountLabel?: MessageKey;
  /** A second amount with its label, such as the rest of a debt, and a note with the values. */
  readonly also?: {
    readonly label: MessageKey;
    readonly amount: Rupiah;
    readonly note?: MessageKey;
  };
  /** Further values, each with its label. */
  readonly facts?: readonly { readonly label: MessageKey; readonly value: string }[];
  /** Makes a screen reader read the sentence when it appears. */
  readonly live?: true;
  readonly list?: StatusList;
  readonly notices?: readonly StatusNotice[];
  /** Small print in the header. */
  readonly headline?: ComponentType;
  /** `check` works on every page whose area has a poll. */
  readonly primary: Action | 'check';
  /** Whether the page runs its primary action after a while, because the user has nothing to decide. */
  readonly goesOn?: true;
  readonly secondary?: Action | 'check';
  /** Whether the page polls (decision 16). */
  readonly polls?: true;
}

/** Items in order (`steps`) or in any order (`points`): a `title` at `of`, and a title and `detail` for each. */
export interface StatusList {
  readonly kind: 'steps' | 'points';
  readonly of: PlaceOf<'title'>;
  readonly ids: readonly string[];
  /** Index of the current step from 0; those before it are done. The states' names are at `of` under `states`. */
  readonly now?: number;
}

export interface StatusNotice {
  /** Full key of the sentence. */
  readonly text: MessageKey;
  readonly live?: true;
}

/** A redirect to this address. */
export interface Onward {
  readonly onward: string;
}

/** `undefined` while unknown; a skeleton is then shown. */
export type Shown<Action extends string> = StatusView<Action> | Onward | undefined;

export type StatusRow<Details, Action extends string> = (details: Details) => Shown<Action>;

/** The action of a button. Its label is `actions.<name>` of the shared messages, or else `common:<name>`. */
export interface StatusAction {
  readonly run: () => unknown;
  readonly busy?: boolean;
  /** A `primary` look comes first, even on the other action than the page's main one. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | undefined;
}

/** The actions of an area's buttons, by name; `undefined` for one that is not available. */
export type StatusActions<Action extends string> = Readonly<
  Record<Action, StatusAction | undefined>
>;

/**
 * Returns the prefix of the messages that neighbouring pages share, such as `application:`. They are `actions.*`, and
 * for pages that poll `asking.*` (`checked`, `now`, `gaveUp`, `unchanged`),
 * and `outcome.check`, if a failed check needs a sentence about the user's money.
 */
export const sharedMessages = (messages: string): string => messages.replace(/[^:.]+$/, '');
