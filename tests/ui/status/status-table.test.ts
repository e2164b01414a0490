import { expect, test } from 'vitest';
import type { RouteId } from '../../../domain/navigation/routes';
import { STATUS_PAGES } from '../../../ui/status-pages';
import { screens } from '../../support/screens';

const routes = Object.keys(STATUS_PAGES) as (keyof typeof STATUS_PAGES)[];

test.each(routes)('%s is drawn by the one page of the table', async (route) => {
  expect(screens[route as RouteId]).toBe(STATUS_PAGES[route]);
  const page = await STATUS_PAGES[route].load();
  // The pages around an identity check choose between two flows, each of them such a page.
  expect(['StatusPage', 'IdentityPage']).toContain(page.name);
});
