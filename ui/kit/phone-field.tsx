import { groupPhone } from '../format/digits';
import { TextField, type TextFieldProps } from './text-field';

/** A phone number in any spelling; a mobile number that begins as people here write it gets its groups while it is typed. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" grouped={groupPhone} {...props} />
);
