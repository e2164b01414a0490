/** Parses an answer that came as JSON text: a host may send the object or its text (decision 19). */
export const parseJsonText = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};
