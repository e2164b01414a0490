import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  codeOf,
  type Failure,
  isOutcomeUnknown,
  refusedInside,
} from '../../../domain/kernel/failure';
import {
  count,
  flag,
  id,
  instant,
  instantOrDay,
  integer,
  openEnum,
  queryFlag,
  queryNumber,
  rupiah,
  text,
} from '../../../domain/wire/schemas';
import { api } from '../support/held-http';

const words = openEnum(['SMS', 'WHATSAPP']);

type Row = [what: string, schema: z.ZodMiniType, said: unknown, read: unknown];
const flagRow = (word: unknown, read: boolean): Row => [
  `${JSON.stringify(word)} as a flag`,
  flag,
  word,
  read,
];

test.each<Row>([
  ['an amount in a string', rupiah, '1500000.00', 1_500_000],
  ['an amount below nothing, with four zeros', rupiah, '-5.0000', -5],
  ['no broken amount', rupiah, '1500000.50', undefined],
  ['no amount with five zeros', rupiah, '5.00000', undefined],
  ['no amount with words around it', rupiah, 'Rp5', undefined],
  ['no amount with a unit', rupiah, '5 rb', undefined],
  ['no empty amount', rupiah, '', undefined],
  ['no amount above what a number holds', rupiah, '9007199254740993', undefined],
  ['no fraction of a rupiah', rupiah, 1.5, undefined],
  ['no amount that is nothing', rupiah, null, undefined],
  ['an amount in a group', rupiah, { value: '1500000.00', currency: 'IDR' }, 1_500_000],
  ['an amount alone in a group', rupiah, { amount: 5 }, 5],
  ['no amount in another currency', rupiah, { value: 5, currency: 'USD' }, undefined],
  ['no amount with a scale', rupiah, { value: 500, currency: 'IDR', scale: 2 }, undefined],
  ['no amount in a list', rupiah, [5], undefined],
  ['no amount with separators', rupiah, 'Rp1.250.000', undefined],
  ...['Y', 'y', 'true', 'TRUE', 1, '1', true].map((word) => flagRow(word, true)),
  ...['N', 'false', 0, '0', false].map((word) => flagRow(word, false)),
  ['no unknown word as a flag', flag, 'maybe', undefined],
  ['no other number as a flag', flag, 2, undefined],
  ['an id', id, 'A-1', 'A-1'],
  ['a number as an id', id, 7_001, '7001'],
  ['no id that a number does not hold', id, 2 ** 53, undefined],
  ['no negative id', id, -1, undefined],
  ['no empty id', id, '', undefined],
  ['a time with the day first', instant, '01-01-2000 07:00:01', Date.UTC(2000, 0) + 1_000],
  ['epoch seconds in a string', instant, '1750000000', 1_750_000_000_000],
  ['a time with an offset', instant, '2000-01-01T00:00:00+0000', Date.UTC(2000, 0)],
  ['no day that no calendar has', instant, '2026-02-31T00:00:00Z', undefined],
  ['no day of a thirteenth month', instant, '01-13-2026 00:00:00', undefined],
  ['a time without a zone', instant, '2000-01-01 07:00', Date.UTC(2000, 0)],
  ['a day without an hour', instantOrDay, ' 2026-11-26', '2026-11-26'],
  ['a midnight', instantOrDay, '2026-11-26T00:00', Date.UTC(2026, 10, 25, 17)],
  ['no day that is none', instantOrDay, '2026-02-31', undefined],
  ['no time that is none', instant, 'soon', undefined],
  ['a count in a string', count, '12', 12],
  ['no negative count', count, -1, undefined],
  ['no fraction of a count', count, 1.5, undefined],
  ['an id in a string', integer, '700123456789012', 700_123_456_789_012],
  ['no id above what a number holds', integer, '9007199254740993', undefined],
  ['a known word', words, 'SMS', 'SMS'],
  ['an unknown word', words, 'PIGEON', 'UNKNOWN'],
  ['an inherited name as an unknown word', words, 'constructor', 'UNKNOWN'],
  ['no number as a word', words, 1, undefined],
  ['a text', text, 'Rumah', 'Rumah'],
  ['a text of several lines as one', text, 'Kopi\nTotal: Rp1\u2028LUNAS', 'Kopi Total: Rp1 LUNAS'],
  ['a text without marks that turn it round', text, 'Kopi \u202e00.01pR', 'Kopi 00.01pR'],
  ['a text without controls', text, 'Ko\u0000pi\u200b\u{e0041}', 'Kopi'],
  ['a text with the spaces that it has', text, 'Kota  Bandung ', 'Kota  Bandung '],
  ['no text of which nothing is seen', text, '\u200b\u3164 \u2060', undefined],
  ['no text of a megabyte', text, 'x'.repeat(1_000_000), undefined],
  ['no amount beyond all numbers', rupiah, 1e300, undefined],
  ['no time beyond all calendars', instant, 8_640_000_000_000_000, undefined],
  ['no time of a server’s zero', instant, '0001-01-01T00:00:00Z', undefined],
  ['a flag of a query', queryFlag, 'false', false],
  ['no other flag', queryFlag, '0', undefined],
  ['a number of a query', queryNumber, '6', 6],
  ['no signed number of a query', queryNumber, '-6', undefined],
])('reads %s', (_, schema, said, read) => {
  expect(schema.safeParse(said).data).toEqual(read);
});

test('a query is written as text', () => {
  expect([z.encode(queryFlag, true), z.encode(queryNumber, 6)]).toEqual(['true', '6']);
});

test.each<[failure: Failure, code: string, outcomeUnknown: boolean]>([
  [api(422, 'OTP_INVALID'), 'OTP_INVALID', false],
  [api(refusedInside), 'REFUSED', false],
  [api(refusedInside, 'OTP_INVALID'), 'OTP_INVALID', false],
  [api(500), 'HTTP_500', false],
  [api(502), 'HTTP_502', true],
  [api(504, 'GATEWAY'), 'GATEWAY', true],
  [{ kind: 'network' }, 'NETWORK', true],
  [{ kind: 'timeout' }, 'TIMEOUT', true],
  [{ kind: 'contract', path: 'status' }, 'CONTRACT', true],
  [{ kind: 'cancelled' }, 'CANCELLED', false],
])('%j has a code for the dialog, and a flag whether it may have been carried out', (...row) => {
  const [failure, code, outcomeUnknown] = row;
  expect([codeOf(failure), isOutcomeUnknown(failure)]).toEqual([code, outcomeUnknown]);
});
