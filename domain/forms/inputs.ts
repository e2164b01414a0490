import type { RuleName } from './rules';

/** The attributes of a text field, in React's spelling. */
export interface InputHints {
  readonly type: 'text' | 'email' | 'tel';
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

/**
 * The input attributes of the answers typed into a plain text field, by rule. They select the keyboard and autofill
 * (WCAG 1.3.5, 3.3.8).
 */
export const INPUTS: Readonly<Partial<Record<RuleName, InputHints>>> = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  person: name,
  contact: name,
  ownPhone: { ...phone, autoComplete: 'tel' },
  contactPhone: { ...phone, autoComplete: 'off' },
  fixedPhone: { ...phone, autoComplete: 'off' },
  zip: { ...digits, autoComplete: 'postal-code' },
  address: { type: 'text', autoComplete: 'street-address' },
  company: { type: 'text', autoComplete: 'organization' },
  dependents: { ...digits, autoComplete: 'off' },
  birthDate: { ...digits, autoComplete: 'bday' },
};
