import { groupPhone } from '../format/digits';
import { TextField, type TextFieldProps } from './text-field';

/** Renders a field for a phone number in any spelling; an Indonesian mobile number is grouped while the user types. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" grouped={groupPhone} {...props} />
);
