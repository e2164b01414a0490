import { TextField, type TextFieldProps } from './text-field';

/** A phone number in any spelling; it is never rewritten while it is looked at. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
);
