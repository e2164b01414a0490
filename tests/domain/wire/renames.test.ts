import { expect, test } from 'vitest';
import { likelyRenames } from '../../../domain/wire/renames';

/** A group, the names that it lacks, the names that it has instead, and the pairs that are guessed. */
test.each([
  ['currentDues.*', ['lateFee'], ['adminFee', 'serviceFee'], []],
  ['currentDues.*', ['lateFee', 'amount'], ['penaltyAmount', 'amountDue'], ['lateFee', 'amount']],
  ['currentDues.*', ['dueTime'], ['createdAt', 'dueDate'], ['dueTime']],
  [
    '',
    ['agreementUrl', 'contractId'],
    ['agreementNo', 'documentLink'],
    ['agreementUrl', 'contractId'],
  ],
  ['transactions.*', ['id'], ['iconId'], []],
  ['transactions.*', ['id', 'referenceId'], ['refId'], ['referenceId']],
  ['transactions.*', ['transactionTime'], ['createdAt'], ['transactionTime']],
  ['transactions.*', ['transactionTime'], ['trxDate'], ['transactionTime']],
  ['', ['trackingId'], ['id'], []],
  ['', ['workInfo'], ['addressInfo'], []],
  ['', ['applicationStatus'], ['status'], ['applicationStatus']],
  ['merchants.*', ['name'], ['merchantName', 'companyName'], ['name']],
  ['', ['maskedMobileNumber'], ['mobileNumber'], []],
  ['', ['submissionId'], ['applicationNo', 'applicationNumber'], []],
] as const)('in %j, of %j and %j, %j are guessed', (at, missing, unknown, found) => {
  const pairs = missing.flatMap((lost) => unknown.map((other) => [at, lost, other] as const));
  const guessed = likelyRenames(pairs).map(([, lost]) => lost);
  expect(guessed.toSorted()).toEqual([...found].toSorted());
});
