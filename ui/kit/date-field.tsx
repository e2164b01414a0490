import { TextField, type TextFieldProps } from './text-field';

/** A day in one field, in any spelling: 27 03 1995, 27/03/1995, 1995-03-27. */
export const DateField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" autoComplete="bday" {...props} />
);
