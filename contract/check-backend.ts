import { existsSync, readFileSync } from 'node:fs';
import { isGroup } from '../domain/kernel/spellings';
import { second } from '../domain/kernel/instant';
import { checkDocument } from './check/document';
import { sameReply } from './check/every-call';
import type { Facts } from './check/facts';
import { send } from './check/network';
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
  const reply = await send(target, {}, 30 * second);
  if ('failure' in reply) throw new Error(`${target} gives no answer: ${reply.failure}`);
  if (reply.status !== 200)
    throw new Error(
      `${target} answers with ${reply.status}${reply.target ? `, to ${reply.target}` : ''}`,
    );
  return reply.text;
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
  if (!isServer(options)) return checkDocument(await documentAt(target));
  return checkServer({ address: target.replace(/\/+$/, ''), token, writes });
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
