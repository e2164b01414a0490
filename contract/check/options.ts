import { parseArgs } from 'node:util';

export const usage = `usage: npm run check-backend -- <address> --token <token> [--write] [--config <config.json>] [--json]
       npm run check-backend -- <openapi.json> [--config <config.json>] [--json]
The address is what comes before /v1, /v2 and /account-management: https://lender.example/api
--write  makes each write once too, which changes the account: use a throw-away user. The values are the examples of the
         contract: a call whose PIN, one-time password or date of birth the server refuses with a code is not checked
--config reads your spellings of our words from the words of a configuration, and nothing else of it
--json   prints { notices, screens, calls }. The state of a screen does not include its unchecked calls. A call has its
         outcome, why, notes and fields. A field is there, missing (and no other one is enough), absent (null, or a loss to
         no screen), empty (an empty text, which counts as missing), other type, extra, renamed (perhaps is your name, which
         is not read), inside (missing, and perhaps in that group), or unresolved (perhaps is the reference that leads
         nowhere). An optional one is used by no screen, and without says what the client does without it`;

export interface Options {
  readonly target: string;
  /** Empty for a document. */
  readonly token: string;
  readonly writes: boolean;
  readonly json: boolean;
  /** A file with a configuration; empty for none. */
  readonly config: string;
}

export const isAddress = (target: string): boolean => /^https?:/.test(target);

const wrong = (what: string): never => {
  throw new Error(`${what}\n${usage}`);
};

const noValue =
  '--token has no value. Is its variable empty? One that begins with a dash is given as --token=<token>.';

/** Returns the first sentence of Node's error for wrong arguments. It names them without their values. */
const faultIn = (error: unknown): string => {
  const [first = ''] = String((error as Error).message).split(/\. |\n/);
  return first.includes('--token') && /missing|ambiguous/.test(first) ? noValue : first;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
        config: { type: 'string' },
      },
    });
  } catch (error) {
    return wrong(faultIn(error));
  }
};

/** Returns the options of the command. Throws with the wrong argument and the usage; never prints a token. */
export const optionsIn = (args: readonly string[]): Options => {
  const { values, positionals } = parsed(args);
  const [target = '', ...others] = positionals;
  const token = values.token?.trim().replace(/^Bearer(\s+|$)/i, '');
  if (target === '') wrong('The address or the document is missing.');
  if (others.length > 0)
    wrong(`There are ${positionals.length} addresses or documents. A token comes after --token.`);
  if (token === '') wrong(noValue);
  if (/[^\x20-\x7e]/.test(token ?? ''))
    wrong(
      'The token has a character that a header cannot carry, such as a line break. Nothing was asked.',
    );
  if (isAddress(target)) {
    if (!URL.canParse(target)) wrong(`${target} is not an address.`);
    const { username, password, search, hash } = new URL(target);
    const isFile = token === undefined;
    if (username || password) wrong('The address has a user name or a password: leave it out.');
    if (!isFile && (search || hash)) wrong('The address has a query or a fragment: leave it out.');
  }
  return {
    target,
    token: token ?? '',
    writes: values.write ?? false,
    json: values.json ?? false,
    config: values.config ?? '',
  };
};
