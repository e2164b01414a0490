import { CALLS, type CallName } from '../../domain/calls';
import { parseRefusal, payloadOf, readPayload } from '../../adapters/http/answer';
import { type Input, requestOf } from '../../adapters/http/request';
import type { Failure } from '../../domain/kernel/failure';
import type { Call } from '../../domain/wire/call';
import { likelyRenames, type RenamePair } from '../../domain/wire/renames';
import { snakeKey } from '../../domain/wire/case';
import { isGroup } from '../../domain/kernel/spellings';
import { UNREAD } from '../../domain/kernel/unread';
import { calls } from '../document/open-api';
import { FALSE, judge, UNUSABLE } from './claims';
import { type CallFacts, type FieldFact, type Facts, noAnswer } from './facts';
import { inputOf, sourcesOf } from './inputs';
import { tablePath, valuesAt } from './values';

export interface Server {
  /** What comes before `/v1`, `/v2` and `/account-management`. */
  readonly address: string;
  readonly token: string;
  /** Whether the calls that change something are made too, each once. */
  readonly writes: boolean;
}

/** Returns whether a call changes nothing: a `GET`, or a `POST` that the client may repeat. */
const isRead = ({ method, retry }: Call): boolean => method === 'GET' || retry > 0;

const describe = (failure: Failure): string =>
  failure.kind === 'api'
    ? `refused with ${failure.status} ${failure.code ?? 'and no code'}`
    : failure.kind === 'contract'
      ? `the answer cannot be read at ${snakeKey(failure.path)}`
      : 'no answer came';

/** Returns whether a refusal is an answer of its own: one that the row names, or one of a write with a code. */
const isAnswer = (row: Call, failure: Failure): boolean =>
  failure.kind === 'api' &&
  (row.refusals.includes(failure.code ?? '') ||
    (row.notFoundIsNone && failure.status === 404) ||
    (!isRead(row) && failure.code !== undefined && failure.status < 500));

const isEmpty = (sent: unknown): boolean => isGroup(sent) && Object.keys(sent).length === 0;

/** Returns what is known of a field of an answer. */
const factOf =
  (used: unknown, leftOut: readonly string[], pairs: readonly RenamePair[]) =>
  (path: string): FieldFact => {
    const isUnread = leftOut.map(tablePath).some((it) => it === path || path.startsWith(`${it}.`));
    const values = valuesAt(used, path);
    if (isUnread || values.includes(UNREAD)) return { state: 'unread' };
    if (values.length === 0 || values.some((it) => it !== undefined)) return { state: 'there' };
    const isOf = ([at, missing]: RenamePair) => tablePath(at === '' ? missing : `${at}.${missing}`);
    const own = pairs.filter(
      (it) =>
        path === isOf(it) || path.startsWith(`${isOf(it)}.`) || path.startsWith(`${isOf(it)}[]`),
    );
    const [likely] = likelyRenames(pairs).filter((it) => own.includes(it));
    return {
      state: 'absent',
      perhaps: likely?.[2],
      beside: own.length === 0 ? undefined : own.map(([, , unknown]) => unknown),
    };
  };

/** Makes a call as the client does, and returns the answer as it was sent and what is known of it. */
const ask = async (
  name: CallName,
  row: Call,
  input: Input,
  { address, token }: Server,
): Promise<{ readonly facts: CallFacts; readonly sent?: unknown }> => {
  const bases = Object.fromEntries(
    ['/v1', '/v2', '/account-management'].map((prefix) => [prefix, `${address}${prefix}`]),
  );
  const { url, headers, body } = requestOf(row, input, {
    bases,
    token,
    locale: 'id',
    applicationSource: 'GOJEK',
  });
  const signal = AbortSignal.timeout(row.timeout);
  const init = { method: row.method, headers, signal, redirect: 'error' as const };
  const response = await fetch(url, body === undefined ? init : { ...init, body }).catch(
    () => undefined,
  );
  if (!response) return { facts: noAnswer('failed', 'no answer came') };
  const reply = { status: response.status, text: await response.text() };
  const payload = response.ok ? payloadOf(row, reply) : undefined;
  const failure = payload ? (payload.ok ? undefined : payload.error) : parseRefusal(reply);
  if (failure)
    return { facts: noAnswer(isAnswer(row, failure) ? 'none' : 'failed', describe(failure)) };
  const sent = payload?.ok ? payload.value : undefined;
  const pairs: RenamePair[] = [];
  const read = readPayload(row, sent, {}, pairs);
  const renames = likelyRenames(pairs).map(
    ([, it, other]) => `${snakeKey(it)} is perhaps ${snakeKey(other)}`,
  );
  if (!read.ok)
    return { facts: noAnswer('failed', [describe(read.error), ...renames].join(', ')), sent };
  const { value, used, leftOut, respelled } = read.value;
  const heard = { value, sent };
  const unusable = judge(UNUSABLE, name, heard);
  if (unusable === undefined && isEmpty(sent))
    return { facts: noAnswer('none', 'an empty answer') };
  return {
    sent,
    facts: {
      outcome: unusable === undefined ? 'read' : 'failed',
      why: [unusable, ...renames].filter((it) => it !== undefined).join(', ') || undefined,
      fact: factOf(used, leftOut, pairs),
      falsehood: judge(FALSE, name, heard),
      notes: [
        ...leftOut.map((path) => `${snakeKey(tablePath(path))} cannot be read`),
        ...respelled.map((path) => `${snakeKey(tablePath(path))} is spelled otherwise, and read`),
        ...renames,
      ],
    },
  };
};

/** Throws when the server cannot be reached, refuses the token or answers with a page: then no call would be read. */
const reach = async ({ address, token }: Server): Promise<void> => {
  const url = `${address}${CALLS.userInfo.path}`;
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(CALLS.userInfo.timeout);
  const response = await fetch(url, { headers, signal, redirect: 'error' }).catch((error) => {
    const { message, cause } = error as { message: string; cause?: { code?: string } };
    throw new Error(`${url} gives no answer: ${cause?.code ?? message}`);
  });
  await response.body?.cancel();
  if (response.status === 401) throw new Error(`${url} refuses the token (401)`);
  if (/html/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`${url} answers with a page, not with JSON. Is ${address} the API?`);
};

/** Makes the calls of the contract, each once: what reads first, then what writes, then what reads the results. */
export const checkServer = async (server: Server): Promise<Facts> => {
  await reach(server);
  const facts = new Map<CallName, CallFacts>();
  const answers = new Map<CallName, unknown>();
  const visit = async (name: CallName): Promise<void> => {
    if ((facts.get(name)?.outcome ?? 'not asked') !== 'not asked') return;
    const row: Call = CALLS[name];
    const sources = sourcesOf(name).filter(([, from]) => from !== name && isRead(CALLS[from]));
    for (const [, from] of sources) await visit(from);
    const made = inputOf(name, row, (call) => answers.get(call));
    if ('missing' in made)
      return void facts.set(name, noAnswer('not asked', `no ${made.missing} is known`));
    const { facts: found, sent } = await ask(name, row, made.input, server);
    facts.set(name, found);
    answers.set(name, sent);
  };
  const reads = calls.filter(([, row]) => isRead(row));
  const writes = calls.filter(([, row]) => !isRead(row));
  for (const [name] of reads) await visit(name);
  for (const [name] of server.writes ? writes : []) await visit(name);
  for (const [name] of server.writes ? reads : []) await visit(name);
  return facts;
};
