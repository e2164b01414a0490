import { expect, test } from 'vitest';
import { parseRefusal, payloadOf } from '../../../adapters/http/answer';
import { CALLS } from '../../../domain/calls';

const refusal = (body: unknown) => parseRefusal({ status: 422, text: JSON.stringify(body) });

test.each<[sent: unknown, code: string | undefined, message: string | undefined]>([
  [{ errors: ['LIMIT_REACHED'] }, 'LIMIT_REACHED', undefined],
  [{ errors: ['Kode LIMIT_REACHED'] }, undefined, 'Kode LIMIT_REACHED'],
  [{ errors: ['LIMIT_REACHED hari ini'] }, undefined, 'LIMIT_REACHED hari ini'],
  [{ errors: { code: 'A', message: 'b' } }, 'A', 'b'],
  [{ error: 'Coba lagi.' }, undefined, 'Coba lagi.'],
  [{ code: 'A', message: 'b' }, 'A', 'b'],
  [{ code: 'A'.repeat(64), message: 'b'.repeat(4_000) }, 'A'.repeat(64), 'b'.repeat(4_000)],
  [{ code: 'A'.repeat(65), message: 'b'.repeat(4_001) }, undefined, undefined],
  [{ code: 7, message: '' }, undefined, undefined],
])('the code and the message of %j', (sent, code, message) => {
  const {
    code: foundCode,
    message: foundMessage,
    ...rest
  } = refusal(sent) as unknown as Record<string, unknown>;
  expect([foundCode, foundMessage]).toEqual([code, message]);
  expect(rest).toEqual({ kind: 'api', status: 422, body: sent });
});

test('a refusal without a body has none', () => {
  expect(parseRefusal({ status: 500, text: '' })).toEqual({ kind: 'api', status: 500 });
});

test('a word for no beside the fields of a row refuses a write, and not a read', () => {
  const reply = { status: 200, text: JSON.stringify({ data: { outcome: 'FAILED' } }) };
  expect(payloadOf(CALLS.reapply, reply)).toMatchObject({
    ok: false,
    error: { kind: 'api', status: 200, code: 'FAILED' },
  });
  expect(payloadOf(CALLS.homepage, reply)).toEqual({ ok: true, value: { outcome: 'FAILED' } });
});

test('a write with an empty body succeeded, and a read with one has no answer', () => {
  expect(payloadOf(CALLS.reapply, { status: 200, text: ' ' })).toEqual({ ok: true, value: {} });
  expect(payloadOf(CALLS.homepage, { status: 200, text: ' ' })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(payloadOf(CALLS.homepage, { status: 204, text: '' })).toEqual({ ok: true, value: {} });
});

test('a long word for no becomes a code of at most 64 letters', () => {
  const outcome = `FAILED_${'X'.repeat(80)}`;
  const read = payloadOf(CALLS.reapply, { status: 200, text: JSON.stringify({ outcome }) });
  expect(read).toMatchObject({ ok: false, error: { code: outcome.slice(0, 64) } });
});

test('a flag of a write that is neither yes nor no is a contract failure', () => {
  expect(
    payloadOf(CALLS.reapply, { status: 200, text: JSON.stringify({ sent: 'perhaps' }) }),
  ).toEqual({
    ok: false,
    error: { kind: 'contract', path: 'answer' },
  });
});
