/** The deepest allowed nesting. Deeper JSON can be parsed, but writing it again would overflow the stack. */
const deepest = 100;

const isNestedTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isInText && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
};

/** Parses JSON; `undefined` when it is not JSON, or nested too deep. */
export const parseJson = (text: string): unknown => {
  if (isNestedTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
