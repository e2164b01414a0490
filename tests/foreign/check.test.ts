import { expect, test } from 'vitest';
import { checkBackend } from '../../contract/check-backend';
import type { FieldLine } from '../../contract/check/facts';
import type { ScreenVerdict } from '../../contract/check/verdicts';
import { snakeKey } from '../../domain/wire/case';
import * as bank from './bank';
import * as modest from './modest';
import type { Options } from './support/server';
import * as wild from './wild';

const servers = { modest, bank, wild };
const names = ['modest', 'bank', 'wild'] as const;
const states = ['stands', 'partly', 'useless', 'wrong'] as const;

interface Checked {
  readonly screens: readonly ScreenVerdict[];
  readonly calls: readonly { readonly call: string; readonly fields: readonly FieldLine[] }[];
}

/** Returns what the check prints over one of the servers. */
const checkOver = async (name: (typeof names)[number], options: Options = {}): Promise<Checked> => {
  const { url, token, stop } = await servers[name].start(options);
  const printed: string[] = [];
  try {
    await checkBackend([url, '--token', token, '--json'], (text) => printed.push(text));
  } finally {
    await stop();
  }
  return JSON.parse(printed.join('')) as Checked;
};

test.each(names)('over the server of the %s team no screen would be wrong', async (name) => {
  const { screens } = await checkOver(name);
  const counts = states.map((state) => screens.filter((it) => it.state === state).length);
  process.stdout.write(
    `${name}: ${states.map((state, at) => `${counts[at]} ${state}`).join(', ')}\n`,
  );
  expect(screens.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(screens.length).toBeGreaterThan(10);
});

/** Names of the contract, and names that another team could give them. */
const renames: ReadonlyMap<string, string> = new Map([
  ['reference_id', 'ref_id'],
  ['transaction_time', 'transaction_date'],
  ['total_due', 'total_amount_due'],
  ['late_fee', 'penalty_fee'],
  ['agreement_url', 'agreement_link'],
  ['challenge_id', 'challenge_number'],
  ['is_eligible_restructure', 'restructure_eligible'],
  ['masked_nik', 'nik_masked'],
  ['title', 'headline'],
  ['submission_type', 'submission_kind'],
  ['email', 'email_address'],
  ['gender', 'sex'],
  ['marital_status', 'marital_state'],
  ['dependents', 'dependents_count'],
  ['source_of_fund', 'fund_source'],
  ['education', 'last_education'],
  ['eligibility', 'is_eligible'],
  ['additional_products', 'extra_products'],
]);

const lastName = (path: string): string => path.split('.').at(-1) ?? '';

test.each(names)(
  'at least 8 of 10 renames are guessed in the answers of the %s team',
  async (name) => {
    const fieldsOf = ({ calls }: Checked) =>
      calls.flatMap(({ call, fields }) => fields.map((it) => ({ ...it, call })));
    const before = fieldsOf(await checkOver(name));
    const served = new Set(
      before.filter(({ state }) => state === 'there').map(({ field }) => lastName(field)),
    );
    const planted = new Map([...renames].filter(([from]) => served.has(from)).slice(0, 10));
    expect(planted.size).toBe(10);
    const after = fieldsOf(
      await checkOver(name, { rename: (key) => planted.get(snakeKey(key)) ?? key }),
    );
    const isThere = (call: string, field: string): boolean =>
      before.some((it) => it.call === call && it.field === field && it.state === 'there');
    const found = [...planted].map(([from, to]) => {
      const lines = after.filter(
        ({ call, field }) => lastName(field) === from && isThere(call, field),
      );
      return {
        from,
        to,
        guesses: lines.map(({ perhaps }) => perhaps && lastName(String(perhaps))),
      };
    });
    const right = found.filter(
      ({ to, guesses }) => guesses.length > 0 && guesses.every((it) => it === to),
    );
    const wrong = found.filter(({ to, guesses }) =>
      guesses.some((it) => it !== undefined && it !== to),
    );
    process.stdout.write(
      `${name}: ${right.length} of 10 renames guessed, ${wrong.length} wrongly\n`,
    );
    expect(wrong).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(8);
  },
);
