import { TextField, type TextFieldProps } from './text-field';

/** An email address. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" autoComplete="email" autoCapitalize="off" {...props} />
);
