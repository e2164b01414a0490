import { existsSync, readFileSync } from 'node:fs';
import { isGroup } from '../domain/kernel/spellings';
import { checkDocument } from './check/document';
import type { Facts } from './check/facts';
import { reportOf } from './check/report';
import { checkServer } from './check/server';
import { isLive, verdictsFrom } from './check/verdicts';

const usage =
  'usage: npm run check-backend -- <address> --token <token> [--write] [--json]\n' +
  '       npm run check-backend -- <openapi.json> [--json]\n' +
  'The address is what comes before /v1, /v2 and /account-management: https://lender.example/api';

interface Options {
  readonly target: string;
  readonly token: string;
  readonly writes: boolean;
  readonly json: boolean;
}

const optionsIn = (args: readonly string[]): Options => {
  const at = args.indexOf('--token');
  const token = at < 0 ? '' : (args[at + 1] ?? '');
  const rest = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const [target, ...others] = rest.filter((it) => !it.startsWith('--'));
  const unknown = rest.filter((it) => it.startsWith('--') && !['--json', '--write'].includes(it));
  const lacksToken = at >= 0 && token === '';
  if (target === undefined || others.length > 0 || unknown.length > 0 || lacksToken)
    throw new Error(usage);
  return { target, token, writes: rest.includes('--write'), json: rest.includes('--json') };
};

const isAddress = (target: string): boolean => /^https?:/.test(target);

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/\.ya?ml$/.test(name)) throw new Error(`${name}: convert the document to JSON first`);
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
};

const documentAt = async (target: string): Promise<unknown> => {
  if (isAddress(target) && !/\.json(?:$|\?)/.test(target))
    throw new Error(`A server is checked with its token: ${target} --token <token>`);
  if (!isAddress(target) && !existsSync(target))
    throw new Error(`There is no file ${target}. An address begins with http:// or https://`);
  const text = isAddress(target)
    ? await (await fetch(target)).text()
    : readFileSync(target, 'utf8');
  const document = parsed(target, text);
  if (!isGroup(document) || !('paths' in document))
    throw new Error(`${target} is no OpenAPI document: it has no paths`);
  return document;
};

/** Checks an address with a token as a server, and anything else as a document. */
const factsOf = async ({ target, token, writes }: Options): Promise<Facts> => {
  if (!isAddress(target) || token === '') return checkDocument(await documentAt(target));
  return checkServer({ address: target.replace(/\/+$/, ''), token, writes });
};

/** Checks a server or a document, and prints what becomes of each screen. Returns the exit code. */
export const checkBackend = async (
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> => {
  const options = optionsIn(args);
  const facts = await factsOf(options);
  const screens = verdictsFrom(facts);
  const report = options.json ? JSON.stringify({ screens }, null, 2) : reportOf(screens, facts);
  // A server may repeat the token in an error code.
  print(options.token === '' ? report : report.replaceAll(options.token, '<token>'));
  return isLive(screens) ? 0 : 1;
};
