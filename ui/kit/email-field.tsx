import { TextField, type TextFieldProps } from './text-field';

export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" autoComplete="email" autoCapitalize="off" {...props} />
);
