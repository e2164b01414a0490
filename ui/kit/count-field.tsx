import { TextField, type TextFieldProps } from './text-field';

/** A small whole number. */
export const CountField = (props: TextFieldProps) => <TextField inputMode="numeric" {...props} />;
