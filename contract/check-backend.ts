import { existsSync, readFileSync } from 'node:fs';
import { configSchema } from '../domain/config/config';
import { isGroup } from '../domain/kernel/spellings';
import { second } from '../domain/kernel/instant';
import type { OtherSpellings } from '../domain/wire/invented-values';
import { checkDocument } from './check/document';
import { sameReply } from './check/every-call';
import type { Facts } from './check/facts';
import { sendCall } from './check/network';
import { isAddress, type Options, optionsIn, usage } from './check/options';
import { jsonOf, reportOf } from './check/report';
import { checkServer } from './check/server';
import { calls } from './document/open-api';
import { isLive, verdictsFrom } from './check/verdicts';

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (/\.ya?ml$/.test(name)) throw new Error(`${name}: convert the document to JSON first`);
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
};

const download = async (target: string): Promise<string> => {
  const reply = await sendCall(target, {}, 30 * second);
  if ('failure' in reply) throw new Error(`${target} gives no answer: ${reply.failure}`);
  if (reply.status !== 200)
    throw new Error(
      `${target} answers with ${reply.status}${reply.target ? `, to ${reply.target}` : ''}`,
    );
  return reply.text;
};

/** Returns the `words` of a configuration, whose other keys may be wrong. */
const wordsIn = (file: string): OtherSpellings => {
  if (file === '') return {};
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const config = parsed(file, readFileSync(file, 'utf8'));
  const given = isGroup(config) ? (config as { readonly words?: unknown }).words : undefined;
  const { data, error } = configSchema.shape.words.safeParse(given);
  if (data) return data;
  const where = error.issues.map(({ path }) => ['words', ...path].join('.'));
  throw new Error(`${file}: ${where.join(', ')} is not mapped to a word of ours`);
};

const documentAt = async (target: string): Promise<unknown> => {
  if (isAddress(target) && !/\.json(?:$|\?)/.test(target))
    throw new Error(`A server is checked with its token: ${target} --token <token>`);
  if (!isAddress(target) && !existsSync(target))
    throw new Error(`There is no file ${target}. An address begins with http:// or https://`);
  const text = isAddress(target) ? await download(target) : readFileSync(target, 'utf8');
  const document = parsed(target, text);
  if (!isGroup(document) || !('paths' in document))
    throw new Error(`${target} is no OpenAPI document: it has no paths`);
  return document;
};

/** Checks an address with a token as a server, and anything else as a document. */
const isServer = ({ target, token }: Options): boolean => isAddress(target) && token !== '';

const factsOf = async (options: Options): Promise<Facts> => {
  const { target, token, writes } = options;
  const words = wordsIn(options.config);
  if (!isServer(options)) return checkDocument(await documentAt(target), words);
  return checkServer({ address: target.replace(/\/+$/, ''), token, writes, words });
};

/** Names the options that a document does not need. */
const idleIn = (options: Options): readonly string[] =>
  isServer(options)
    ? []
    : [
        ...(options.writes ? ['--write has no effect on a document.'] : []),
        ...(options.token === '' ? [] : ['--token has no effect on a document.']),
      ];

/** Checks a server or a document, and prints the state of each screen. Returns the exit code. */
export const checkBackend = async (
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> => {
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  const options = optionsIn(args);
  const facts = await factsOf(options);
  const screens = verdictsFrom(facts);
  const alarm = isServer(options) ? sameReply(facts) : undefined;
  const notices = [...(alarm === undefined ? [] : [alarm]), ...idleIn(options)];
  const unasked = alarm === undefined ? calls.length - facts.size : 0;
  const report = (options.json ? jsonOf : reportOf)({
    notices,
    isVoid: alarm !== undefined,
    screens,
    facts,
    unasked,
  });
  // A server may repeat the token in an error code.
  print(options.token === '' ? report : report.replaceAll(options.token, '<token>'));
  return isLive(screens) && alarm === undefined ? 0 : 1;
};
