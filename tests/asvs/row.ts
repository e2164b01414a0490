/** A test, by its file and its title as the file spells it. */
export type Proof = readonly [file: string, title: string];

/** Why no test here proves a requirement. */
export type Reason =
  /** The lender's servers have to meet it. */
  | 'lender'
  /** The operator of the site has to meet it. */
  | 'operator'
  /** The client does not use what it is about. */
  | 'unused'
  /** It asks for a document: the page that answers it. */
  | 'page'
  /** It is not shown to be met. */
  | 'open';

/** A requirement of the OWASP ASVS 5.0.0 in our words: what the client does. */
export type Row = { readonly about: string } & (
  | { readonly proofs: readonly Proof[] }
  | { readonly reason: Reason; readonly why: string }
);

/** Rows by the number of their requirement, such as `3.2.2`. */
export type Chapter = Readonly<Record<string, Row>>;

export const proven = (about: string, ...proofs: readonly [Proof, ...Proof[]]): Row => ({
  about,
  proofs,
});

const because =
  (reason: Reason) =>
  (about: string, why: string): Row => ({ about, reason, why });

export const lender = because('lender');
export const operator = because('operator');
export const unused = because('unused');
export const open = because('open');
/** `why` is the path of the page. */
export const onPage = because('page');
