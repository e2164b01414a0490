import { base64, latin1, line, onePage } from './pdf-file';

const content = line('A small agreement');
const good = onePage({ content });

interface Bad {
  readonly body: () => string;
  /** A part of its message. */
  readonly says: string;
}

/** Files that cannot be agreements, with a part of the message for each. */
export const badAgreements: Readonly<Record<string, Bad>> = {
  'not a PDF': { body: () => base64(latin1('<html>agree</html>')), says: 'rusak' },
  truncated: { body: () => base64(good.subarray(0, good.length - 120)), says: 'rusak' },
  'over 5 MB': {
    body: () => base64(Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024, 0x20)])),
    says: 'terlalu besar',
  },
  empty: { body: () => '', says: 'kosong' },
  'wrong base64': {
    body: () => `${base64(good).slice(0, 40)}*${base64(good).slice(41)}`,
    says: 'rusak',
  },
  'right magic and garbage after': {
    body: () =>
      base64(
        Buffer.concat([
          latin1('%PDF-1.7\n'),
          Buffer.alloc(4_000, 0xa7),
          latin1('startxref\n9\n%%EOF\n'),
        ]),
      ),
    says: 'rusak',
  },
};
