import { expect, test } from 'vitest';
import { day, type Instant } from '../../../domain/kernel/instant';
import {
  hasMoved,
  isUndecided,
  mayAsk,
  pageOf,
  type ReassessmentState,
} from '../../../domain/reassessment/reassessment-status';

const now = Date.UTC(2026, 0, 15, 3);
type Status = ReassessmentState['status'];
const state = (status: Status, reapplyTime?: Instant): ReassessmentState =>
  reapplyTime === undefined ? { status } : { status, details: { reapplyTime } };

test.each<[status: Status, page: string, underWay: boolean]>([
  ['NOT_REQUESTED', 'reassessmentEducation', false],
  ['PROCESSING', 'reassessmentProcess', true],
  ['IN_REVIEW', 'reassessmentReview', true],
  ['UNKNOWN', 'reassessmentEducation', false],
  ['APPROVED', 'reassessmentSuccess', false],
  ['REJECTED', 'reassessmentFail', false],
  ['INELIGIBLE', 'reassessmentIneligible', false],
  ['EXHAUSTED', 'reassessmentExhaust', false],
])('the page of %s is %s', (status, page, underWay) => {
  expect(pageOf(state(status))).toBe(page);
  expect(isUndecided(state(status))).toBe(underWay);
});

test.each<[remaining: number | undefined, page: string, may: boolean]>([
  [undefined, 'reassessmentEducation', true],
  [1, 'reassessmentEducation', true],
  [0, 'reassessmentExhaust', false],
])('with %s requests left the page is %s', (remaining, page, may) => {
  const open: ReassessmentState = {
    status: 'NOT_REQUESTED',
    details: remaining === undefined ? {} : { remaining },
  };
  expect(pageOf(open)).toBe(page);
  expect(mayAsk(open, now)).toBe(may);
});

test.each<[status: Status, reapplyTime: Instant | undefined, may: boolean]>([
  ['NOT_REQUESTED', undefined, true],
  ['NOT_REQUESTED', now + day, true],
  ['PROCESSING', undefined, false],
  ['IN_REVIEW', now - day, false],
  ['UNKNOWN', undefined, true],
  ['APPROVED', now + 1, false],
  ['APPROVED', now, true],
  ['REJECTED', now + day, false],
  ['REJECTED', now - day, true],
  ['REJECTED', undefined, true],
  ['INELIGIBLE', undefined, false],
  ['EXHAUSTED', now - day, false],
])('%s with a time of %s: may ask %s', (status, reapplyTime, may) => {
  expect(mayAsk(state(status, reapplyTime), now)).toBe(may);
});

test.each<[before: ReassessmentState, after: ReassessmentState, moved: boolean]>([
  [state('NOT_REQUESTED'), state('NOT_REQUESTED'), false],
  [state('NOT_REQUESTED'), state('PROCESSING'), true],
  [state('NOT_REQUESTED'), state('UNKNOWN'), true],
  [state('NOT_REQUESTED'), state('APPROVED', now), true],
  [state('REJECTED', now), state('REJECTED', now), false],
  [state('REJECTED', now), state('REJECTED', now + day), true],
])('from %j to %j the status has changed: %s', (before, after, moved) => {
  expect(hasMoved(before, after)).toBe(moved);
});
