import { answerAt, contentTypeOf, contentTypes, fileFolders } from './addresses';
import { type AnswerKind, headersOf } from './headers';
import type { PolicyAdditions } from './policy';

/** What identifies the contents of a file. `integrity` is in the form of a tag's attribute. */
export interface Sums {
  readonly bytes: number;
  readonly sha256: string;
  readonly integrity: string;
}

/** What a server must answer at an address. Another one than of a file has neither `file` nor `sums`. */
export interface AddressRow {
  readonly answer: AnswerKind;
  readonly status: number;
  readonly type: string;
  readonly file?: string;
  /** By `Content-Encoding`. */
  readonly sums?: Readonly<Record<string, Sums>>;
}

export interface Manifest {
  readonly headers: ReturnType<typeof headersOf>;
  readonly addresses: Readonly<Record<string, AddressRow>>;
}

const codings = { identity: '', gzip: '.gz', br: '.br' } as const;

const documentFile = 'client/index.html';
/** The document is at every other address: these have its three kinds of answer, and different depths. */
const documents = ['/', '/home', '/home/activated', '/repayment/bill-list', '/auth/login'];

const addressOf = (file: string): string | undefined => {
  const path = `/${file}`;
  const folder = fileFolders.find(({ below, root }) => path.startsWith(root + below));
  return folder && !/\.(?:gz|br)$/.test(file) ? path.slice(folder.root.length) : undefined;
};

/**
 * Returns what a server of this build must answer: every file, the document at several addresses, and a missing file in
 * each folder. `sums` has the files of `client` and `embeds` by their paths, with the compressed forms.
 */
export const manifestOf = (
  sums: Readonly<Record<string, Sums>>,
  additions: PolicyAdditions,
): Manifest => {
  const found = (address: string, file: string): readonly [string, AddressRow] => {
    const forms = Object.entries(codings).flatMap(([coding, suffix]) => {
      const form = sums[file + suffix];
      return form ? [[coding, form] as const] : [];
    });
    const answer = answerAt(address, true);
    const type = contentTypeOf(file);
    return [address, { answer, status: 200, type, file, sums: Object.fromEntries(forms) }];
  };
  const missing = (address: string): readonly [string, AddressRow] => [
    address,
    { answer: answerAt(address, false), status: 404, type: contentTypes['.txt'] ?? '' },
  ];
  const files = Object.keys(sums).flatMap((file) => {
    const address = addressOf(file);
    return address === undefined ? [] : [found(address, file)];
  });
  return {
    headers: headersOf(additions),
    addresses: Object.fromEntries([
      ...documents.map((address) => found(address, documentFile)),
      ...fileFolders.map(({ below }) => missing(`${below}missing.js`)),
      ...files,
    ]),
  };
};
