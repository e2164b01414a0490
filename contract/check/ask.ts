import type { CallName } from '../../domain/calls';
import { parseRefusal, payloadOf, readPayload, translateRefusal } from '../../adapters/http/answer';
import { type Input, requestOf } from '../../adapters/http/request';
import { type Failure, refusedInside } from '../../domain/kernel/failure';
import { isGroup } from '../../domain/kernel/spellings';
import type { Call } from '../../domain/wire/call';
import type { OtherSpellings } from '../../domain/wire/invented-values';
import type { RenamePair } from '../../domain/wire/renames';
import { wirePath } from '../document/json-schema';
import { treeOf } from '../document/tree';
import { ABOUT, FALSE, gapsIn, judge, UNUSABLE } from './claims';
import { accepted, type CallFacts, noAnswer } from './facts';
import { fieldsIn, inPlace, spareGaps } from './fields';
import { redirects, sendCall } from './network';
import { sentenceOf, unreadableAt } from './sentences';
import { nullsIn, tablePath } from './values';
import { unknownWordsIn } from './words';
import { OTHER_QUERIES } from '../table/alternatives';

export interface Server {
  /** What comes before `/v1`, `/v2` and `/account-management`. */
  readonly address: string;
  readonly token: string;
  /** Whether the calls that change something are made too, each once. */
  readonly writes: boolean;
  /** Other spellings of the words that we invented. */
  readonly words: OtherSpellings;
}

export interface Asked {
  readonly facts: CallFacts;
  /** The answer for later requests: as the client reads it, or unread if the client cannot read it. */
  readonly answer?: unknown;
  readonly isTimeout?: boolean;
}

/** Returns whether a call changes nothing: a `GET`, or a `POST` that the client may repeat. */
export const isRead = ({ method, retry }: Call): boolean => method === 'GET' || retry > 0;

type Refusal = Extract<Failure, { readonly kind: 'api' }>;

const refused = ({ status, code }: Refusal): string => {
  if (status === refusedInside) return `refused with ${code ?? 'no code'} inside a 200`;
  return `refused with ${status}${code === undefined ? ', without a code' : ` ${code}`}`;
};

const none = (why: string): string => `nothing for this user: ${why}`;

/**
 * Returns the facts of a refusal: `not checked` for a write refused with a code and a status below 500, since its
 * values are examples; `none` if the row names the code, or a 404 as empty; otherwise `failed`.
 */
const refusalFacts = (row: Call, failure: Refusal): CallFacts => {
  const { code, status } = failure;
  const isNone = row.refusals.includes(code ?? '') || (row.notFoundIsNone && status === 404);
  const isOfExample = !isRead(row) && code !== undefined && status < 500;
  const reply = status === refusedInside ? undefined : status;
  if (isOfExample)
    return noAnswer(
      'not checked',
      `the server refuses the example values (${status} ${code})`,
      reply,
    );
  return isNone
    ? noAnswer('none', none(refused(failure)), reply)
    : noAnswer('failed', refused(failure), reply);
};

const isEmpty = (sent: unknown): boolean => isGroup(sent) && Object.keys(sent).length === 0;

interface Sent {
  readonly payload: unknown;
  readonly nulls: readonly string[];
}

/** Reads a payload as the client does, and returns what is known of it. */
const factsOf = (
  name: CallName,
  row: Call,
  { payload: sent, nulls }: Sent,
  words: OtherSpellings,
): Asked => {
  const pairs: RenamePair[] = [];
  const read = readPayload(row, sent, words, pairs);
  const reply = isEmpty(sent) ? ('empty' as const) : undefined;
  const { value, used, leftOut, respelled } = read.ok
    ? read.value
    : { value: sent, used: undefined, leftOut: [], respelled: [] };
  const placed = inPlace(treeOf(row.answer), sent);
  const { factOf, lines } = fieldsIn(name, {
    sent: placed,
    used: read.ok ? used : placed,
    leftOut,
    nulls,
    pairs,
  });
  const facts = { fact: factOf, fields: lines, reply };
  if (!read.ok) {
    const path = read.error.kind === 'contract' ? read.error.path : 'answer';
    const why = unreadableAt(row, path, placed, factOf);
    return { answer: sent, facts: { ...noAnswer('failed', why), ...facts } };
  }
  const heard = { value, sent };
  const unusable = judge(UNUSABLE, name, heard);
  if (unusable === undefined && reply)
    return {
      facts: noAnswer('none', isRead(row) ? none('the answer is empty') : accepted, reply),
    };
  const gaps = [...gapsIn(name, heard), ...unknownWordsIn(name, used, words)];
  const about = (ABOUT[name] ?? [])
    .map((path) => [path, factOf(path)] as const)
    .filter(([, { state }]) => state !== 'there')
    .map(([path, fact]) => sentenceOf(path, fact));
  return {
    answer: value,
    facts: {
      ...facts,
      outcome: unusable === undefined ? 'read' : 'failed',
      why: unusable && [unusable, ...about].join('; '),
      falsehood: judge(FALSE, name, heard),
      gaps,
      notes: [
        ...respelled.map((path) =>
          path === 'answer'
            ? 'the answer is read, although its form is not the contract’s'
            : `${wirePath(tablePath(path))} is read, although its name or form is not the contract’s`,
        ),
        ...spareGaps(name, gaps),
      ],
    },
  };
};

/** Returns the paths at which the payload of a body has `null`. */
const nullsInBody = (text: string): readonly string[] => {
  if (text.trim() === '') return [];
  const body: unknown = JSON.parse(text);
  const { data = body } = isGroup(body) ? (body as { readonly data?: unknown }) : {};
  return nullsIn(data);
};

const payloadFrom = async (
  row: Call,
  input: Input,
  { address, token, words }: Server,
): Promise<Sent | Asked> => {
  const bases = Object.fromEntries(
    ['/v1', '/v2', '/account-management'].map((prefix) => [prefix, `${address}${prefix}`]),
  );
  const context = { bases, token, locale: 'id', applicationSource: 'GOJEK' } as const;
  const { url, headers, body } = requestOf(row, input, context);
  const init = { method: row.method, headers, ...(body !== undefined && { body }) };
  const reply = await sendCall(url, init, row.timeout, token);
  if ('failure' in reply) {
    const { failure, isTimeout } = reply;
    return { isTimeout, facts: noAnswer('failed', `no answer came: ${failure}`) };
  }
  if (reply.target !== undefined)
    return { facts: noAnswer('failed', redirects(reply.status, reply.target)) };
  const isGood = reply.status >= 200 && reply.status < 300;
  const payload = isGood ? payloadOf(row, reply) : undefined;
  if (payload?.ok) return { payload: payload.value, nulls: nullsInBody(reply.text) };
  const failure = translateRefusal(row, payload ? payload.error : parseRefusal(reply), words);
  return failure.kind === 'api'
    ? { facts: refusalFacts(row, failure) }
    : { facts: noAnswer('failed', 'a word or flag for the outcome cannot be read') };
};

/** Adds to an answer what the same call answers to another query: the fields of that query, and what is new. */
const joined = (first: unknown, other: unknown, isOfOther: RegExp): unknown =>
  isGroup(first) && isGroup(other)
    ? {
        ...other,
        ...first,
        ...Object.fromEntries(Object.entries(other).filter(([name]) => isOfOther.test(name))),
      }
    : first;

/** Makes a call as the client does, and with each other query of the client. */
export const ask = async (
  name: CallName,
  row: Call,
  input: Input,
  server: Server,
): Promise<Asked> => {
  const first = await payloadFrom(row, input, server);
  const { query, fields } = OTHER_QUERIES[name] ?? {};
  if (!query || !fields) return 'facts' in first ? first : factsOf(name, row, first, server.words);
  if ('facts' in first && first.facts.outcome !== 'none') return first;
  const other = await payloadFrom(row, { ...input, query }, server);
  if ('facts' in other)
    return other.facts.outcome !== 'none' || 'facts' in first
      ? other
      : factsOf(name, row, first, server.words);
  const payload = 'facts' in first ? other.payload : joined(first.payload, other.payload, fields);
  const nulls = [...('facts' in first ? [] : first.nulls), ...other.nulls];
  return factsOf(name, row, { payload, nulls }, server.words);
};
