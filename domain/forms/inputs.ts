import type { RuleName } from './rules';

/** The attributes of a text field, in React's spelling. */
export interface InputHints {
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly autoCapitalize?: 'words' | 'none';
  readonly spellCheck?: false;
}

const name = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
} as const;
const phone = { type: 'tel', inputMode: 'tel' } as const;
const digits = { type: 'text', inputMode: 'numeric' } as const;

/** The input attributes for each rule, which select the keyboard and autofill (WCAG 1.3.5, 3.3.8). */
export const INPUTS: Readonly<Record<RuleName, InputHints>> = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  person: name,
  contact: name,
  choice: { type: 'text', autoComplete: 'off' },
  area: { type: 'text', autoComplete: 'off' },
  ownPhone: { ...phone, autoComplete: 'tel' },
  contactPhone: { ...phone, autoComplete: 'off' },
  fixedPhone: { ...phone, autoComplete: 'off' },
  zip: { ...digits, autoComplete: 'postal-code' },
  address: { type: 'text', autoComplete: 'street-address' },
  company: { type: 'text', autoComplete: 'organization' },
  income: { ...digits, autoComplete: 'off' },
  dependents: { ...digits, autoComplete: 'off' },
  birthDate: { ...digits, autoComplete: 'bday' },
  nik: { ...digits, autoComplete: 'off' },
  otp: { ...digits, autoComplete: 'one-time-code' },
  pin: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
};
