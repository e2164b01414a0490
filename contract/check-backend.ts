import { existsSync, readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { findings } from '../delivery/findings';
import { readJson } from '../delivery/read-json';
import { configSchema } from '../domain/config/config';
import { isGroup } from '../domain/kernel/spellings';
import { second } from '../domain/kernel/instant';
import type { OtherSpellings } from '../domain/wire/invented-values';
import { absentCall, checkDocument } from './check/document';
import { sameReply } from './check/every-call';
import type { Facts } from './check/facts';
import { sendCall } from './check/network';
import { isAddress, type Options, optionsIn, usage } from './check/options';
import { jsonOf, reportOf } from './check/report';
import { checkServer } from './check/server';
import { calls } from './document/open-api';
import { isLive, verdictsFrom } from './check/verdicts';

/** Reads a file. Adds the hint to the message about a missing one. */
const textOf = (file: string, hint = ''): string => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}${hint}`);
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder: name a file in it`);
  return readFileSync(file, 'utf8');
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

const wordsOnly = z.object({ words: configSchema.shape.words });

/** Returns the `words` of a configuration, whose other keys may be wrong. */
const wordsIn = (file: string): OtherSpellings => {
  if (file === '') return {};
  const config = readJson(file, textOf(file));
  if (!isGroup(config)) throw new Error(`${file} is no configuration`);
  const { words } = config as { readonly words?: unknown };
  const wrong = findings(wordsOnly, { words }, {}, false);
  if (wrong !== '') throw new Error(`${file} is not valid:${wrong}`);
  return wordsOnly.parse({ words }).words;
};

/** Matches the line of a document in YAML that names its version. */
const yamlForm = /^(openapi|swagger)\s*:/m;

const documentAt = async (target: string): Promise<unknown> => {
  if (isAddress(target) && !/\.json(?:$|\?)/.test(target))
    throw new Error(`A server is checked with its token: ${target} --token <token>`);
  const text = isAddress(target)
    ? await download(target)
    : textOf(target, '. An address begins with http:// or https://');
  if (/^\uFEFF?(?!\s*\{)/.test(text) && (/\.ya?ml$/.test(target) || yamlForm.test(text)))
    throw new Error(`${target} is YAML: convert it to JSON first`);
  const document = readJson(target, text);
  if (isGroup(document) && 'swagger' in document)
    throw new Error(`${target} is a document of Swagger 2.0: convert it to OpenAPI 3 first`);
  if (!isGroup(document) || !('paths' in document))
    throw new Error(`${target} is no OpenAPI document: it has no paths`);
  return document;
};

/** Checks an address with a token as a server, and anything else as a document. */
const isServer = ({ target, token }: Options): boolean => isAddress(target) && token !== '';

const factsOf = async (options: Options): Promise<Facts> => {
  const { target, token, writes } = options;
  const words = wordsIn(options.config);
  if (!isServer(options)) {
    const facts = checkDocument(await documentAt(target), words);
    if ([...facts.values()].every(({ why }) => why === absentCall))
      throw new Error(`${target} has no call of the contract. Is it the document of this API?`);
    return facts;
  }
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
  print(report);
  return isLive(screens) && alarm === undefined ? 0 : 1;
};
