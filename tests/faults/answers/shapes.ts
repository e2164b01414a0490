import { type CallName, CALLS } from '../../../domain/calls';
import { readInstant, wib } from '../../../domain/kernel/instant';
import { spelled } from '../../support/spelled';
import { changeKind, type FieldKind, isRequired } from './fields';

/**
 * What the client has to make of a shape. `read`: the same as of the right answer. `refused`: the same as of an answer
 * with an error status. `unread`: no statement that the right answer does not prove. `denied`: not the screen of the
 * right answer, since the server refused.
 */
export type Meaning = 'read' | 'refused' | 'unread' | 'denied';

/** The response in place of an answer. */
export interface Sent {
  readonly body: string;
  readonly status?: number;
}

export interface Shape {
  readonly what: string;
  readonly meaning: Meaning;
  readonly names?: string;
  /** Returns the replacement of a right answer; `undefined` if the answer cannot have this shape. */
  readonly reply: (name: CallName, answer: unknown) => Sent | undefined;
}

export const refusalCode = 'X_REFUSED';

const errors = [{ code: refusalCode, message: 'Not now.' }];

const json = (body: unknown): Sent => ({ body: JSON.stringify(body) });

const shape = (meaning: Meaning, what: string, reply: Shape['reply']): Shape => ({
  what,
  meaning,
  reply,
});

/** Respells every value of one kind. */
const kind = (
  meaning: Meaning,
  what: string,
  of: FieldKind,
  change: (value: unknown) => unknown,
): Shape =>
  shape(meaning, what, (name, answer) => {
    const changed = changeKind(CALLS[name].answer, answer, of, change);
    return JSON.stringify(changed) === JSON.stringify(answer)
      ? undefined
      : json({ data: spelled(changed) });
  });

const atOf = (value: unknown): number => readInstant(value as string) ?? 0;
const jakarta = (value: unknown): string => new Date(atOf(value) + wib).toISOString().slice(0, 19);
const flags = (yes: unknown, no: unknown) => (value: unknown) => (value === true ? yes : no);
const dotted = (value: unknown): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

let count = 7_000;
const numbered = (): number => (count += 1);

/** Renames every key to one that the specification does not have. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [`x_${name}`, renamed(held)]),
  );
};

const isEmpty = (answer: unknown): boolean =>
  typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0;

/**
 * Moves a list to another key: the whole answer, or its only list. An optional list is read as missing, and several
 * lists are ambiguous.
 */
const otherKey = (meaning: Meaning, isMeant: (isRequired: boolean) => boolean): Shape =>
  shape(meaning, `its ${meaning} list under another key`, (name, answer) => {
    if (Array.isArray(answer))
      return isMeant(true) ? json({ data: { items: spelled(answer) } }) : undefined;
    const entries = Object.entries(answer as object);
    const [list, ...more] = entries.filter(([, held]) => Array.isArray(held));
    if (!list || !isMeant(more.length === 0 && isRequired(CALLS[name].answer, list[0])))
      return undefined;
    const moved = entries.map(
      ([field, held]) => [field === list[0] ? 'items' : field, held] as const,
    );
    return json({ data: spelled(Object.fromEntries(moved)) });
  });

/** Refuses in plain words, in place of the answer to a call that verifies or submits. */
const denial = (body: unknown): Shape =>
  shape('denied', `${JSON.stringify(body)} to a write`, (name) =>
    isWrite(name) ? json(body) : undefined,
  );

export const isWrite = (name: CallName): boolean =>
  CALLS[name].once || CALLS[name].method === 'PATCH';

/** Each wrong shape of an answer (decision 16). */
export const shapes: readonly Shape[] = [
  shape('refused', 'success is false, and no data', () => json({ success: false, data: null })),
  {
    ...shape('refused', 'errors beside the data', (_, answer) =>
      json({ data: spelled(answer), errors }),
    ),
    names: refusalCode,
  },
  { ...shape('refused', 'errors alone', () => json({ errors })), names: refusalCode },
  shape('unread', 'nothing', () => json({})),
  shape('unread', 'no data', () => json({ data: {} })),
  shape('unread', '204', () => ({ body: '', status: 204 })),
  shape('unread', 'data under a key that is not known', (_, answer) =>
    isEmpty(answer) ? undefined : json({ data: { x_result: spelled(answer) } }),
  ),
  shape('unread', 'renamed fields', (_, answer) =>
    isEmpty(answer) ? undefined : json({ data: renamed(spelled(answer)) }),
  ),
  shape('unread', 'a text in place of the data', () => json({ data: 'OK' })),
  kind('unread', 'amounts with cents', 'amount', (value) => `${String(value)}.50`),
  kind('unread', 'amounts as people write them', 'amount', (value) => `Rp${dotted(value)}`),
  kind('unread', 'amounts in another unit', 'amount', (value) => ({ value, scale: 2 })),
  kind('read', 'amounts with their currency', 'amount', (value) => ({ value, currency: 'IDR' })),
  kind('read', 'amounts with no cents', 'amount', (value) => `${String(value)}.00`),
  kind('unread', 'null in place of lists', 'list', () => null),
  kind('unread', 'lists of nothing that can be read', 'list', (rows) =>
    (rows as readonly unknown[]).map(() => ({ x_row: 1 })),
  ),
  otherKey('read', (isRequired) => isRequired),
  otherKey('unread', (isRequired) => !isRequired),
  kind('read', 'flags as Y and N', 'flag', flags('Y', 'N')),
  kind('read', 'flags as text', 'flag', flags('true', 'false')),
  kind('read', 'flags as 1 and 0', 'flag', flags(1, 0)),
  kind('unread', 'flags that are no flags', 'flag', () => 'MAYBE'),
  kind('unread', 'words that are not known', 'word', () => 'X_TELEPORTED'),
  kind('unread', 'words that mean none elsewhere', 'word', () => 'NONE_YET'),
  kind('unread', 'numbers in place of texts', 'text', numbered),
  kind('read', 'times in milliseconds', 'time', atOf),
  kind('read', 'times in seconds', 'time', (value) => Math.round(atOf(value) / 1_000)),
  kind('read', 'times without a zone', 'time', jakarta),
  kind('read', 'times as dd-MM-yyyy HH:mm:ss', 'time', (value) =>
    jakarta(value).replace(/(\d+)-(\d+)-(\d+)T/, '$3-$2-$1 '),
  ),
  kind('unread', 'times that are no times', 'time', () => 'next month'),
  kind('unread', 'counts as words', 'count', () => 'several'),
  kind('unread', 'groups as texts', 'group', () => 'X'),
  denial({ success: 'false' }),
  denial({ error: 'Not now.' }),
  denial({ valid: 'N' }),
  denial({ data: { is_accepted: false, is_verified: false } }),
  denial({ result: 'FAILED' }),
  denial({ data: { status: 'REJECTED' } }),
  denial({ status: 'INVALID', data: null }),
];
