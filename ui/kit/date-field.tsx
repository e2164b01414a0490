import { TextField, type TextFieldProps } from './text-field';

/** Renders a field for a day, in any spelling: 27 03 1995, 27/03/1995, 1995-03-27. */
export const DateField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" autoComplete="bday" {...props} />
);
