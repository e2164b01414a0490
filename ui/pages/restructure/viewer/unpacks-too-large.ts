import type { Packed } from '../../../../domain/restructure/agreement-file';

/** More than this, unpacked, is no agreement: a phone could not hold it beside the page. */
const most = 64 * 1024 * 1024;

/** In pieces that cannot unpack to much at once: what comes out is counted before more goes in. */
const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const piece = 4096;
  let at = 0;
  return new ReadableStream(
    {
      pull: (flow) => {
        if (at >= bytes.length) return flow.close();
        flow.enqueue(bytes.subarray(at, at + piece));
        at += piece;
      },
    },
    { highWaterMark: 0 },
  );
};

/** How many bytes a part unpacks to, up to `limit`. A damaged part counts up to the damage. */
const unpackedSize = async ({ bytes, times }: Packed, limit: number): Promise<number> => {
  let flow = inPieces(bytes);
  for (let layer = 0; layer < times; layer += 1)
    flow = flow.pipeThrough(new DecompressionStream('deflate'));
  const reader = flow.getReader();
  let size = 0;
  try {
    while (size <= limit) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // The library reports the damage.
  }
  void reader.cancel().catch(() => undefined);
  return size;
};

/**
 * Whether what is packed in a file is made to fill the device. Browsers that cannot unpack by themselves find out by the
 * deadline of the library (open-agreement.ts).
 */
export const unpacksTooLarge = async (packed: readonly Packed[]): Promise<boolean> => {
  if (typeof DecompressionStream === 'undefined') return false;
  let left = most;
  for (const part of packed) {
    left -= await unpackedSize(part, left);
    if (left < 0) return true;
  }
  return false;
};
