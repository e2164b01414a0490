import { STORED } from '../../domain/session/stored';

/** Where the browser keeps what the scripts in the document read. */
export const keys = {
  language: STORED.language.key,
  theme: STORED.theme.key,
  textSize: STORED.textSize.key,
  authToken: STORED.authToken.key,
  appSource: STORED.appSource.key,
} as const;

export type Keys = typeof keys;
