import { expect, test, vi } from 'vitest';
import { readText } from '../../../adapters/http/read-text';

interface Sent {
  readonly type?: ResponseType;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

/** Returns a response, and the function that reads it at once. */
const responseOf = ({ type = 'basic', headers = {}, body = '' }: Sent) => {
  const response = Object.defineProperty(new Response(body, { headers }), 'type', { value: type });
  return { response, atOnce: vi.spyOn(response, 'text') };
};

const bytes = (...chunks: readonly (readonly number[])[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      controller.close();
    },
  });

test.each([4, 5])(
  'a body whose length of %i is known and allowed is read at once',
  async (length) => {
    const { response, atOnce } = responseOf({
      headers: { 'Content-Length': `${length}` },
      body: 'halo!',
    });
    expect(await readText(response, 5)).toBe('halo!');
    expect(atOnce).toHaveBeenCalled();
  },
);

test.each<[what: string, Sent]>([
  ['is unknown', {}],
  ['is too large', { headers: { 'Content-Length': '6' } }],
  ['is of another origin', { type: 'cors', headers: { 'Content-Length': '1' } }],
  [
    'is that of a compressed body',
    { headers: { 'Content-Length': '1', 'Content-Encoding': 'gzip' } },
  ],
])('a body is counted when its length %s', async (_, sent) => {
  for (const [body, text] of [
    ['halo!', 'halo!'],
    ['halo!!', undefined],
  ] as const) {
    const { response, atOnce } = responseOf({ ...sent, body });
    expect(await readText(response, 5)).toBe(text);
    expect(atOnce).not.toHaveBeenCalled();
  }
});

test('bytes are counted, and a letter may be cut between two chunks', async () => {
  const { response } = responseOf({ body: bytes([0x61, 0xc3], [0xa9]) });
  expect(await readText(response, 3)).toBe('aé');
  expect(
    await readText(responseOf({ body: bytes([0x61, 0xc3], [0xa9]) }).response, 2),
  ).toBeUndefined();
  expect(await readText(responseOf({ body: bytes([0x61, 0xc3]) }).response, 3)).toBe('a\ufffd');
});

test('a body that is too long is not read to its end, even when it cannot be cancelled', async () => {
  const pulled = vi.fn<() => void>();
  const cancel = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('closed')));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        pulled();
        controller.enqueue(new Uint8Array(4));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  expect(await readText(responseOf({ body }).response, 10)).toBeUndefined();
  expect(pulled).toHaveBeenCalledTimes(3);
  expect(cancel).toHaveBeenCalled();
});

test('a response that does not stream is read at once and measured afterwards', async () => {
  const unstreamed = (text: string) =>
    Object.defineProperty(new Response(text), 'body', { value: null });
  expect(await readText(unstreamed('halo!'), 5)).toBe('halo!');
  expect(await readText(unstreamed('halo!!'), 5)).toBeUndefined();
});
