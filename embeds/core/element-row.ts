import type { ComponentType, ReactNode } from 'react';
import type { ElementMessages } from '../messages/id';
import type { Attributes, Values } from './attributes';
import type { Opened } from './events';
import type { Source } from './page-state';
import type { SharedValues } from './shared-attributes';

/** The tags of the elements. */
export type Tag =
  | 'paylater-limit-card'
  | 'paylater-bill-list'
  | 'paylater-recent-transactions'
  | 'paylater-instalment-plan';

/** The props of a view. */
export interface ViewProps<T, V> {
  readonly value: T;
  readonly values: V & SharedValues;
  readonly messages: ElementMessages;
  /** The values are old, and loading newer ones failed. */
  readonly stale: boolean;
  /** When the values were read (epoch ms). */
  readonly readAt: number;
  /** The partner's own title, or ours. */
  readonly heading: ReactNode;
  /** The end of the card: the age of the values, and the link into the app. */
  readonly footer: ReactNode;
}

/** A link into the app. `path` is a path of ROUTES; the table itself would weigh more than all elements. */
export interface AppLink {
  readonly what: Opened;
  readonly label: string;
  readonly path: `/${string}`;
}

/** The text when there is nothing to show, and a link to what the user can do. */
export interface EmptyMessage {
  readonly text: string;
  readonly link: AppLink;
}

/** One element as data: its attributes, call and view. */
export interface ElementRow<A extends Attributes, T> {
  /** The element's attributes, without the shared ones, by property name. */
  readonly attributes: A;
  readonly source: (values: Values<A> & SharedValues) => Source<T>;
  readonly isEmpty: (value: T) => boolean;
  /** Whether the element gets the border of something overdue. */
  readonly isOverdue?: (value: T) => boolean;
  readonly title: (messages: ElementMessages, values: Values<A>) => string;
  readonly emptyState: (
    messages: ElementMessages,
    value: T | undefined,
    values: Values<A>,
  ) => EmptyMessage;
  /** The link into the app when there are values. */
  readonly link: (messages: ElementMessages, values: Values<A>) => AppLink;
  readonly View: ComponentType<ViewProps<T, Values<A>>>;
  /** The placeholder before the first answer, without the title. */
  readonly Skeleton: ComponentType<{ readonly values: Values<A> }>;
  /** The height with values and before them, in CSS pixels at the default font size. */
  readonly height: (values: Values<A>) => number;
}

export type AnyRow = ElementRow<Attributes, unknown>;

/** Checks the types within a row. */
export const elementRow = <A extends Attributes, T>(row: ElementRow<A, T>): AnyRow =>
  row as unknown as AnyRow;
