/** Patterns of personal data and secrets. */
const looks: readonly RegExp[] = [
  /\d{8,}/,
  /[^\s@]+@[^\s@]+\.[^\s@]+/,
  /\bbearer\s+\S/i,
  /\beyJ[\w-]+\.[\w-]+/,
  // Tokens and base64, but not a path of plain words.
  /[\w-]{40,}|(?=[A-Za-z/]*[\d+])[A-Za-z0-9+/]{40,}/,
];

/** Returns whether any text in a value, at any depth, looks like personal data. */
export const containsPersonalData = (value: unknown): boolean => {
  if (typeof value === 'string') return looks.some((look) => look.test(value));
  return (
    typeof value === 'object' && value !== null && Object.values(value).some(containsPersonalData)
  );
};

/** Removes the names below these fields, since the server chooses them. */
export const withoutNames = (field: string): string =>
  field.replace(/\b(additionalProduct\w*|consents)\..*/, '$1.*');
