/** Groups digits by four, as an account number is read aloud: `12345678901` → `1234 5678 901`. */
export const groupOfFour = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ');

/**
 * Formats a phone number as Indonesians write it: `+6281234567890` and `081234567890` → `0812 3456 7890`. A number that
 * is not an Indonesian mobile number is returned unchanged.
 */
export const formatPhone = (number: string): string => {
  const local = number.replace(/^\+62/, '0');
  return local.replace(/^(08\d{2})(\d{4})(\d{2,5})$/, '$1 $2 $3');
};

/** Groups a phone number while typed: `08123456` → `0812 3456`. Any other text is returned unchanged. */
export const groupPhone = (text: string): string =>
  /^08[\d ]*$/.test(text)
    ? text
        .replace(/ /g, '')
        .replace(/^(\d{4})(\d{1,4})(\d*)$/, '$1 $2 $3')
        .trim()
    : text;
