import { expect, test } from 'vitest';
import {
  isApplicationPage,
  type ApplicationPage,
  redirectFor,
} from '../../../domain/application/pages';
import { type ApplicationStatus, statuses } from '../../../domain/navigation/statuses';
import { resolveRedirect } from '../../../domain/navigation/resolve-redirect';
import { routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { type Case, differences } from '../../support/failures';

const pages = routeIds.filter(isApplicationPage);
const every = pages.flatMap((page) =>
  statuses.flatMap((status) =>
    [undefined, ...statuses].map((before) => ({ page, status, before })),
  ),
);

/** Returns the page at which the guard and the redirects of pages stop, step by step. */
const settled = (page: ApplicationPage, status: ApplicationStatus): string => {
  let path: string = ROUTES[page].path;
  for (let step = 0; step < 5; step += 1) {
    const verdict = resolveRedirect({ path, query: '' }, { status, rekyc: false });
    const here = routeAt(path);
    const byGuard = verdict.kind === 'go' ? verdict.to : undefined;
    const byPage = isApplicationPage(here) ? redirectFor(here, status, status) : undefined;
    const next = byGuard ?? byPage;
    if (next === undefined) return path;
    path = next;
  }
  throw new Error(`${page} as ${status} never comes to rest`);
};

test('every page with every status redirects to the page of the status or to the error page', () => {
  const endsOf = (page: ApplicationPage) =>
    Object.fromEntries(statuses.map((status) => [status, settled(page, status)]));
  const usual: Readonly<Record<ApplicationStatus, string>> = {
    INELIGIBLE: '/unavailable/ineligible',
    PENDING_MIGRATION: '/unavailable/migration-redirect',
    NOT_APPLIED: '/kyc',
    DRAFT: '/kyc',
    APPROVED: '/home',
    REJECTED: '/application/rejected',
    SUBMITTED: '/application/review',
    ACCOUNT_CLOSED: '/home',
    PENDING_AUTH: '/kyc/otp',
    ERROR: '/unavailable/status-error',
  };
  const waiting = (path: string) => ({ ...usual, SUBMITTED: path });
  expect(endsOf('applicationReview')).toEqual(usual);
  expect(endsOf('applicationRejected')).toEqual(usual);
  expect(endsOf('applicationSubmit')).toEqual(waiting('/application/submit'));
  expect(endsOf('applicationProcessing')).toEqual(waiting('/application/processing'));
  const errors = endsOf('applicationError');
  const staying = statuses.filter((status) => errors[status] === '/application/error');
  expect(staying.sort()).toEqual(['APPROVED', 'PENDING_AUTH', 'REJECTED', 'SUBMITTED']);
});

test('an approval after a wait shows the activation page, and any other goes home', () => {
  expect(redirectFor('applicationProcessing', 'APPROVED', 'SUBMITTED')).toBe('/home/activated');
  expect(redirectFor('applicationReview', 'APPROVED', 'SUBMITTED')).toBe('/home/activated');
  expect(redirectFor('applicationReview', 'APPROVED', 'APPROVED')).toBe('/home');
  expect(redirectFor('applicationRejected', 'APPROVED', undefined)).toBe('/home');
});

test('a page leaves the statuses that its section does not allow to the guard, so that no user is redirected twice', () => {
  const guarded = every.filter(({ page, status }) => {
    const verdict = resolveRedirect(
      { path: ROUTES[page].path, query: '' },
      { status, rekyc: false },
    );
    return verdict.kind === 'go';
  });
  expect(guarded.length).toBeGreaterThan(0);
  const cases = guarded.map(
    ({ page, status, before }): Case => [
      `${page} for ${status} after ${before}`,
      redirectFor(page, status, before),
      undefined,
    ],
  );
  expect(differences(cases)).toEqual([]);
});
