import { expect, test } from 'vitest';
import { isPlace, placeOf, routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';

/** Spec §2, "Route access" and "Route list", copied from there: access, section, addresses. */
const specification: readonly (readonly [access: string, section: string, addresses: string])[] = [
  ['front', 'root', '/'],
  ['open', 'none', '/auth/login /auth/callback /auth/redirect /auth/logout'],
  ['open', 'none', '/auth/link-gojek-account'],
  ['status', 'home', '/home /home/success /home/activated /home/bill-cycle-education'],
  ['status', 'home', '/home/about-fee /home/popular-partners /home/limit-details /home/settings'],
  ['status', 'transactions', '/transactions /transactions/agreement'],
  ['status', 'kyc', '/kyc /kyc/tnc /kyc/step1 /kyc/step2 /kyc/step3 /kyc/step4 /kyc/step5'],
  ['status', 'kyc', '/kyc/step6 /kyc/step1/migrated /kyc/otp /kyc/confirm/address'],
  ['status', 'kyc', '/kyc/onekyc/rejected /kyc/onekyc/reapply /kyc/onekyc/success'],
  ['status', 'kyc', '/kyc/onekyc/failure'],
  ['status', 'rekyc', '/rekyc /rekyc/education /rekyc/review'],
  ['status', 'application', '/application/submit /application/processing /application/review'],
  ['status', 'application', '/application/rejected /application/error'],
  ['status', 'repayment', '/repayment/bill-list /repayment/bca-va /repayment/processing'],
  ['status', 'repayment', '/repayment/bca-va/how-to-repay /repayment/bca-va/success'],
  ['login', 'none', '/unavailable/ineligible /unavailable/unsupported /unavailable/waitlist'],
  ['login', 'none', '/unavailable/unsupported-app /unavailable/migration-redirect'],
  ['login', 'none', '/unavailable/status-error'],
  ['status', 'bill-restructure', '/bill-restructure /bill-restructure/callback'],
  ['status', 'bill-restructure', '/bill-restructure/agreement'],
  ['status', 'bill-restructure', '/bill-restructure/education/type1'],
  ['status', 'bill-restructure', '/bill-restructure/education/type2'],
  ['status', 'combined', '/combined /combined/kyc/tnc /combined/user-info /combined/work-info'],
  ['status', 'combined', '/combined/residential-info /combined/contact-info'],
  ['login', 'none', '/combined/tnc /tnc'],
  ['open', 'none', '/maintenance *'],
  ['status', 'credit-reassessment', '/credit-reassessment /credit-reassessment/education'],
  ['status', 'credit-reassessment', '/credit-reassessment/on-demand /credit-reassessment/fail'],
  ['status', 'credit-reassessment', '/credit-reassessment/on-demand/result'],
  ['status', 'credit-reassessment', '/credit-reassessment/process /credit-reassessment/review'],
  ['status', 'credit-reassessment', '/credit-reassessment/success /credit-reassessment/exhaust'],
  ['status', 'credit-reassessment', '/credit-reassessment/ineligible'],
  ['status', 'credit-reassessment', '/credit-reassessment/unsupported'],
  ['status', 'partner', '/partner/*'],
];

test('the table holds exactly the addresses of the specification, with access and section', () => {
  const named = specification.flatMap(([access, section, addresses]) =>
    addresses.split(' ').map((path) => `${path} ${access} ${section}`),
  );
  const held = Object.values(ROUTES).map((route) =>
    [route.path, route.access, route.section].join(' '),
  );
  expect(held.sort()).toEqual(named.sort());
});

test('finds every route by its path, with or without a trailing slash', () => {
  expect(routeAt('/')).toBe('start');
  for (const id of routeIds) {
    const { path } = ROUTES[id];
    if (id === 'start' || id === 'notFound' || id === 'partner') continue;
    expect([routeAt(path), routeAt(`${path}/`), routeAt(`${path}//`)]).toEqual([id, id, id]);
  }
});

test.each(['/partner/tokopedia', '/partner/a/b', '/partner/a/', '/partner/%20'])(
  'matches %s to the page of a partner',
  (path) => {
    expect(routeAt(path)).toBe('partner');
  },
);

const elsewhere = [
  ['', '*', '/*', '//', '///', 'home', '/Home', '/homes', '/home/x', '/home//settings'],
  ['/kyc/step0', '/kyc/step7', '/kyc/step1/migrate', '/partner', '/partner/', '/partners/x'],
  ['/home/partner/tokopedia', '/x/partner/a'],
  ['/auth', '/repayment', '/unavailable', '/application', '/combined/kyc', '/home?x=1'],
  ['/__proto__', '/constructor', 'notFound', '/home/settings/../..', '/h%6fme'],
].flat();

test.each(elsewhere)('finds no page at «%s»', (path) => {
  expect(routeAt(path)).toBe('notFound');
});

test('the places are home, the bills, the history and the limit', () => {
  const places = routeIds.filter(isPlace).map((id) => ROUTES[id].path);
  expect(places.sort()).toEqual([
    '/home',
    '/home/limit-details',
    '/repayment/bill-list',
    '/transactions',
  ]);
});

test('only the page of a partner is in the section without a header', () => {
  expect(routeIds.filter((id) => ROUTES[id].section === 'partner')).toEqual(['partner']);
});

test.each([
  ['home', 'home'],
  ['homeLimit', 'homeLimit'],
  ['homeSettings', 'home'],
  ['transactionsAgreement', 'transactions'],
  ['bcaVa', 'billList'],
  ['restructureAgreement', 'billList'],
  ['reassessment', 'homeLimit'],
  ['kycStep1', undefined],
  ['authLogin', undefined],
  ['notFound', undefined],
] as const)('the place of %s is %s', (id, place) => {
  expect(placeOf(id)).toBe(place);
});
