/** How many bytes a response has, where its headers can be trusted to say it: of our own origin, and not compressed. */
const sizeOf = ({ type, headers }: Response): number =>
  type === 'basic' && !headers.has('Content-Encoding')
    ? Number(headers.get('Content-Length') ?? Number.NaN)
    : Number.NaN;

/** Reads the text of a response of at most so many bytes; `undefined` for a longer one, whose rest is not fetched. */
export const readText = async (response: Response, most: number): Promise<string | undefined> => {
  // Chromium lists some answers as cancelled that were read to their end in parts.
  if (sizeOf(response) <= most) return response.text();
  const reader = response.body?.getReader();
  // An answer without a body, or a polyfill of a partner's page, which streams nothing.
  if (!reader) {
    const text = await response.text();
    return text.length > most ? undefined : text;
  }
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};
