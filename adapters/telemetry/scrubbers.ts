/** What personal data and secrets look like, wherever they stand. */
const looks: readonly RegExp[] = [
  /\d{8,}/,
  /[^\s@]+@[^\s@]+\.[^\s@]+/,
  /\bbearer\s+\S/i,
  /\beyJ[\w-]+\.[\w-]+/,
  // Tokens and base64; a path of words alone is neither.
  /[\w-]{40,}|(?=[A-Za-z/]*[\d+])[A-Za-z0-9+/]{40,}/,
];

/** Whether any text in a value, however deep, looks like something of a person's. */
export const containsPersonalData = (value: unknown): boolean => {
  if (typeof value === 'string') return looks.some((look) => look.test(value));
  return (
    typeof value === 'object' && value !== null && Object.values(value).some(containsPersonalData)
  );
};

/** These parts of answers hold data under names the server chooses, and no name of a server's leaves. */
export const withoutNames = (field: string): string =>
  field.replace(/\b(additionalProduct\w*|consents)\..*/, '$1.*');
