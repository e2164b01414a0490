import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../messages/messages';
import type { Attributes, Values } from './attributes';
import type { Opened } from './events';
import type { Source } from './page';
import type { SharedValues } from './shared-attributes';

/** The tags of the elements. */
export type Tag =
  | 'paylater-limit-card'
  | 'paylater-bill-list'
  | 'paylater-recent-transactions'
  | 'paylater-instalment-plan';

/** What a view is drawn from. */
export interface ViewProps<T, V> {
  readonly value: T;
  readonly values: V & SharedValues;
  readonly messages: Messages;
  /** The values are from before, and newer ones are not here. */
  readonly stale: boolean;
  /** When the values were read (epoch ms). */
  readonly readAt: number;
  /** The partner's own title, or ours. */
  readonly heading: ReactNode;
  /** Stands at the end of the card: when the values are from, and the way into the app. */
  readonly footer: ReactNode;
}

/** A link into the app: its label, and its path, one of ROUTES. The table itself would weigh more than all elements. */
export interface AppLink {
  readonly what: Opened;
  readonly label: string;
  readonly path: `/${string}`;
}

/** What is said where there is nothing to show, and what can be done about it. */
export interface EmptyState {
  readonly text: string;
  readonly link: AppLink;
}

/** One element as data: its tag, attributes, call and view. */
export interface ElementRow<A extends Attributes, T> {
  readonly tag: Tag;
  /** Its own attributes, beside those that all have, by the names of their properties. */
  readonly attributes: A;
  readonly source: (values: Values<A> & SharedValues) => Source<T>;
  readonly isEmpty: (value: T) => boolean;
  readonly title: (messages: Messages, values: Values<A>) => string;
  readonly emptyState: (messages: Messages, value: T | undefined) => EmptyState;
  /** The way into the app from what is shown. */
  readonly link: (messages: Messages, values: Values<A>) => AppLink;
  readonly View: ComponentType<ViewProps<T, Values<A>>>;
  /** Its shape before there is an answer, without the title. */
  readonly Skeleton: ComponentType<{ readonly values: Values<A> }>;
  /** The height it takes in every state, in CSS pixels at the usual size of letters. */
  readonly height: (values: Values<A>) => number;
}

/** A row of any element. */
export type AnyRow = ElementRow<Attributes, unknown>;

/** Checks the types within a row, and answers it as `AnyRow`. */
export const elementRow = <A extends Attributes, T>(row: ElementRow<A, T>): AnyRow =>
  row as unknown as AnyRow;
