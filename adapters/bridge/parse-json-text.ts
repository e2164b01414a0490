/** Parses a payload that is JSON text. A host may send the object or its text (decision 19). */
export const parseJsonText = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};
