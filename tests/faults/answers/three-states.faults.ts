import { afterAll, expect, test } from 'vitest';
import { type CallName, CALLS } from '../../../domain/calls';
import { screenOf } from './screen';
import { shapes } from './shapes';
import { statements, unknownExplanations } from './statements';
import '../../support/app/setup';
import { noteSum } from '../support/sums';
import { falseIfReadAs, falseStatements } from './three-states';

const sum = { suite: 'answers in wrong shapes', cases: 0, failed: 0 };

afterAll(() => {
  process.stdout.write(
    `${sum.cases} answers in ${shapes.length} wrong shapes, ${sum.failed} false statements\n`,
  );
  noteSum(sum);
});

test.each(Object.keys(CALLS) as CallName[])('%s is read, refused or unread', async (name) => {
  const { cases, wrong } = await falseStatements(name);
  sum.cases += cases;
  sum.failed += wrong.length;
  expect(wrong).toEqual([]);
});

type Answer = Readonly<Record<string, unknown>>;

/** A reader's mistake: how it reads a wrong shape, and the finding that the suite has to print. */
interface Mistake {
  readonly name: CallName;
  readonly shape: string;
  readonly read: (answer: unknown) => unknown;
  readonly says: RegExp;
}

const mistakes: Readonly<Record<string, Mistake>> = {
  'bills that are unread are none': {
    name: 'billList',
    shape: 'no data',
    read: () => ({ totalDue: 0, currentDues: [], upcomingDues: [] }),
    says: /says repayment:nothingDue/,
  },
  'an amount that is unread is zero': {
    name: 'transactionReceipt',
    shape: 'amounts as people write them',
    read: (answer) => ({ ...(answer as Answer), amount: 0 }),
    says: /says Rp0/,
  },
  'cents become rupiah': {
    name: 'billList',
    shape: 'amounts with cents',
    read: (answer) => ({ ...(answer as Answer), totalDue: 82_200_050 }),
    says: /shows 82200050/,
  },
  'a history that is unread is empty': {
    name: 'transactionHistory',
    shape: 'null in place of lists',
    read: () => ({ transactions: [] }),
    says: /says transactions:empty/,
  },
  'a flag that is unread is false': {
    name: 'verifyPin',
    shape: 'flags that are no flags',
    read: () => ({ pinVerified: false }),
    says: /says pin:wrong/,
  },
  'a status that is unread is a success': {
    name: 'rekycStatus',
    shape: 'words that are not known',
    read: () => ({ status: 'APPROVED' }),
    says: /says rekyc:approved/,
  },
  'an offer that is unread is none': {
    name: 'restructureEligibility',
    shape: 'no data',
    read: () => ({ isEligibleRestructure: false, eligibleRestructureTenors: [] }),
    says: /says restructure:none/,
  },
  'a refused code is right': {
    name: 'verifyOtp',
    shape: 'errors alone',
    read: (answer) => answer,
    says: /differs from a refusal/,
  },
  'a code that the server calls invalid is right': {
    name: 'verifyOtp',
    shape: '{"status":"INVALID","data":null} to a write',
    read: (answer) => answer,
    says: /takes a no for a yes/,
  },
  'a refused signature is one': {
    name: 'signContract',
    shape: 'errors beside the data',
    read: (answer) => answer,
    says: /differs from a refusal/,
  },
};

test.each(Object.entries(mistakes))('%s: the suite finds it', async (_, mistake) => {
  const { name, shape, read, says } = mistake;
  expect((await falseIfReadAs(name, shape, read)).join('; ')).toMatch(says);
});

test.each<[name: CallName, answer: unknown, says: string]>([
  ['billList', { totalDue: 0, currentDues: [] }, 'repayment:nothingDue.title'],
  ['transactionHistory', { transactions: [] }, 'transactions:empty.title'],
  [
    'restructureEligibility',
    { isEligibleRestructure: false, eligibleRestructureTenors: [] },
    'restructure:none.title',
  ],
  ['verifyPin', { pinVerified: false }, 'pin:wrong'],
  ['answerChallenge', { verified: false }, 'rekyc:education.wrong'],
])('%s: what %j proves is shown', async (name, answer, says) => {
  const screen = await screenOf(name, (called, right) => (called === name ? answer : right));
  const statement = statements.find(({ keys }) => keys.includes(says));
  expect(statement?.timesIn(screen)).toBeGreaterThan(0);
});

test('every explanation is a text of the client, and there are statements', () => {
  expect(unknownExplanations).toEqual([]);
  expect(statements.length).toBeGreaterThan(150);
});
