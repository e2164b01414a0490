/** A host may say the same thing as an object or as its text (bridge rule 4). */
export const parseJsonText = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};
