import { kind } from './store';

interface LoginCode {
  readonly code: string;
  readonly userId: string;
  readonly challenge: string;
  readonly expiresAt: number;
}

/** The codes of logins that have not been exchanged for a token yet. */
export const loginCodes = kind<LoginCode>('loginCode');
