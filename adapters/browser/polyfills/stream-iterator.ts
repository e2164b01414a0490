/** Yields the chunks of a stream. Leaving the loop early cancels the stream, as in the standard. */
async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A stream that has ended or failed cannot be cancelled, which is no error here.
    await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Adds `for await` to streams in browsers without it: Chrome before 124, and WebKit. */
export const iterateStreams = (prototype: ReadableStream): void => {
  if (Symbol.asyncIterator in prototype) return;
  Object.defineProperty(prototype, Symbol.asyncIterator, {
    configurable: true,
    writable: true,
    value(this: ReadableStream) {
      return chunksOf(this);
    },
  });
};
