import { expect, test } from 'vitest';
import {
  REKYC_PAGES,
  type RekycDetails,
  type RekycRoute,
} from '../../../ui/pages/rekyc/rekyc-pages';
import type { StatusRow } from '../../../ui/pages/status/status-view';
import { lacking } from '../../support/app/lacks';

const routes = Object.keys(REKYC_PAGES) as RekycRoute[];
const everyFact: RekycDetails[] = [true, false].flatMap((open) => [
  { open, unread: true },
  { open, unread: false, rekyc: {} },
  ...(['INITIATED', 'APPROVED', 'REJECTED', 'KTP_MISMATCH'] as const).map((status) => ({
    open,
    unread: false,
    rekyc: { status },
  })),
]);

test.each(routes)('%s shows a reason, a next step and a time for every result', async (route) => {
  const show = REKYC_PAGES[route] as StatusRow<RekycDetails, string>;
  const shown = everyFact.map(show);
  expect(everyFact.filter((_, at) => shown[at] === undefined)).toEqual([]);
  expect(await lacking(() => shown, route)).toEqual([]);
  expect(show({ open: false, unread: false })).toBeUndefined();
  expect(show({ open: undefined, unread: false, rekyc: {} })).toEqual(
    route === 'rekyc' ? undefined : { onward: '/home' },
  );
});
