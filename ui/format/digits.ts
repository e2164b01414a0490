/** `12345678901` → `1234 5678 901`: how an account number is read aloud. */
export const groupOfFour = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ');

/**
 * A phone number as people here write it: `+6281234567890` and `081234567890` → `0812 3456 7890`. A number that is not
 * an Indonesian mobile keeps its spelling.
 */
export const formatPhone = (number: string): string => {
  const local = number.replace(/^\+62/, '0');
  return local.replace(/^(08\d{2})(\d{4})(\d{2,5})$/, '$1 $2 $3');
};

/** `08123456` → `0812 3456`, as far as it is typed. Any other beginning, and signs of somebody's own, stay as they are. */
export const groupPhone = (text: string): string =>
  /^08[\d ]*$/.test(text)
    ? text
        .replace(/ /g, '')
        .replace(/^(\d{4})(\d{1,4})(\d*)$/, '$1 $2 $3')
        .trim()
    : text;
