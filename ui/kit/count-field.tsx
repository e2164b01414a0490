import { TextField, type TextFieldProps } from './text-field';

export const CountField = (props: TextFieldProps) => <TextField inputMode="numeric" {...props} />;
