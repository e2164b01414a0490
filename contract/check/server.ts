import { CALLS, type CallName } from '../../domain/calls';
import { second } from '../../domain/kernel/instant';
import type { Call } from '../../domain/wire/call';
import { wirePath } from '../document/json-schema';
import { calls } from '../document/open-api';
import { ask, isRead, type Server } from './ask';
import { sameReply } from './every-call';
import { type CallFacts, type Facts, labelOf, noAnswer } from './facts';
import { inputOf, sourcesOf } from './inputs';
import { redirects, sendCall } from './network';

/** Throws when the server cannot be reached, refuses the token or answers with a page: then no call would be read. */
const reach = async ({ address, token }: Server): Promise<void> => {
  const { path, timeout } = CALLS.userInfo;
  const url = `${address}${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const reply = await sendCall(url, { headers }, timeout, token);
  if ('failure' in reply) throw new Error(`${url} gives no answer: ${reply.failure}`);
  if (reply.target !== undefined)
    throw new Error(
      `${url} gives no answer: ${redirects(reply.status, reply.target)}. Give the address that answers itself.`,
    );
  if (reply.status === 401) throw new Error(`${url} refuses the token (401)`);
  if (reply.status < 300 && reply.type.includes('html'))
    throw new Error(
      `${url} answers with a page (${reply.status}), not with JSON. Is ${address} the API?`,
    );
};

/** Names the value that a call needs, and the call whose answer should have it. */
const lackOf = (name: CallName, missing: string): string => {
  const source = sourcesOf(name).find(([to]) => to.split('.').at(-1) === missing);
  if (!source) return `no ${wirePath(missing)} is known`;
  const [, from, field] = source;
  return `it needs ${wirePath(field)}, which ${labelOf(from)} did not give`;
};

/** How many calls in a row may have no answer in time before the check stops. */
const patience = 2;

/** Makes the calls of the contract, each once: what reads first, then what writes, then what reads the results. */
export const checkServer = async (server: Server): Promise<Facts> => {
  await reach(server);
  const facts = new Map<CallName, CallFacts>();
  const answers = new Map<CallName, unknown>();
  let late: string[] = [];
  const visit = async (name: CallName): Promise<void> => {
    if ((facts.get(name)?.outcome ?? 'not asked') !== 'not asked') return;
    const row: Call = CALLS[name];
    const sources = sourcesOf(name).filter(([, from]) => from !== name && isRead(CALLS[from]));
    for (const [, from] of sources) await visit(from);
    const made = inputOf(name, row, (call) => answers.get(call));
    if ('missing' in made)
      return void facts.set(name, noAnswer('not asked', lackOf(name, made.missing)));
    const { facts: found, answer, isTimeout } = await ask(name, row, made.input, server);
    late = isTimeout ? [...late, `${labelOf(name)} (${row.timeout / second} s)`] : [];
    if (late.length >= patience)
      throw new Error(`The server takes too long, and the check stops: ${late.join(', then ')}`);
    facts.set(name, found);
    answers.set(name, answer);
  };
  const reads = calls.filter(([, row]) => isRead(row));
  const writes = calls.filter(([, row]) => !isRead(row));
  for (const [name] of reads) await visit(name);
  if (!server.writes || sameReply(facts) !== undefined) return facts;
  for (const [name] of [...writes, ...reads]) await visit(name);
  return facts;
};
