/** A host may say the same thing as an object or as its text (bridge rule 4). */
export const unpacked = (said: unknown): unknown => {
  if (typeof said !== 'string') return said;
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
};
