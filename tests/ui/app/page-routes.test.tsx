import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { PageRoutes } from '../../../ui/app/page-routes';

const shownAt = (path: string) => {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <PageRoutes screen={(id) => <p>{id}</p>} />
    </MemoryRouter>,
  );
  const shown = container.textContent;
  unmount();
  return shown;
};

const paths = routeIds.map((id) => ROUTES[id].path);
const segment = fc.oneof(
  fc.constantFrom(...new Set(paths.flatMap((path) => path.split('/')))),
  fc.constantFrom('x', 'HOME', 'Partner', '%20', '*'),
);
const address = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

test.each([
  ...paths.filter((path) => path !== '*'),
  '/partner',
  '/partner/',
  '/partner/a/b',
  '/partner//x',
])('the router shows at %s the page that the route table names', (path) => {
  expect(shownAt(path)).toBe(routeAt(path));
});

test('the router and the route table agree on any address', () => {
  fc.assert(
    fc.property(address, (path) => {
      fc.pre(!path.startsWith('//'));
      expect([path, shownAt(path)]).toEqual([path, routeAt(path)]);
    }),
    { numRuns: 300 },
  );
});
