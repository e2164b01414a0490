import type { ParseKeys } from 'i18next';
import type application from './id/application.json';
import type auth from './id/auth.json';
import type combined from './id/combined.json';
import type common from './id/common.json';
import type contracts from './id/contracts.json';
import type fields from './id/fields.json';
import type form from './id/form.json';
import type guide from './id/guide.json';
import type home from './id/home.json';
import type host from './id/host.json';
import type kyc from './id/kyc.json';
import type legal from './id/legal.json';
import type notices from './id/notices.json';
import type otp from './id/otp.json';
import type overview from './id/overview.json';
import type partner from './id/partner.json';
import type pin from './id/pin.json';
import type reassessment from './id/reassessment.json';
import type rekyc from './id/rekyc.json';
import type repayment from './id/repayment.json';
import type restructure from './id/restructure.json';
import type settings from './id/settings.json';
import type sheets from './id/sheets.json';
import type start from './id/start.json';
import type transactions from './id/transactions.json';
import type unavailable from './id/unavailable.json';

/** The messages of every area, by the name of its file. Only types: the texts come with the area's pages. */
export interface Messages {
  readonly application: typeof application;
  readonly auth: typeof auth;
  readonly combined: typeof combined;
  readonly common: typeof common;
  readonly contracts: typeof contracts;
  readonly fields: typeof fields;
  readonly form: typeof form;
  readonly guide: typeof guide;
  readonly home: typeof home;
  readonly host: typeof host;
  readonly kyc: typeof kyc;
  readonly legal: typeof legal;
  readonly notices: typeof notices;
  readonly otp: typeof otp;
  readonly overview: typeof overview;
  readonly partner: typeof partner;
  readonly pin: typeof pin;
  readonly reassessment: typeof reassessment;
  readonly rekyc: typeof rekyc;
  readonly repayment: typeof repayment;
  readonly restructure: typeof restructure;
  readonly settings: typeof settings;
  readonly sheets: typeof sheets;
  readonly start: typeof start;
  readonly transactions: typeof transactions;
  readonly unavailable: typeof unavailable;
}

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
