import type { ParseKeys } from 'i18next';
import type { Messages } from './areas';

/** The whole key of a message: `home:dueOn`. */
export type MessageKey = { [N in keyof Messages]: `${N}:${ParseKeys<N>}` }[keyof Messages];

/** The places in the messages that have a message of this name: `PlaceOf<'why'>` has `application:submit`. */
export type PlaceOf<Name extends string, Key = MessageKey> = Key extends `${infer Place}.${Name}`
  ? Place
  : never;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
