import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type RouteId, routeIds, ROUTES } from '../../domain/navigation/routes';

/** Renders the page of the current address, with the same table as `routeAt`. */
export const PageRoutes = ({ screen }: { readonly screen: (id: RouteId) => ReactElement }) => (
  <Routes>
    {routeIds.map((id) => (
      <Route key={id} path={ROUTES[id].path} caseSensitive element={screen(id)} />
    ))}
    {/* An address without a partner's name is not found. */}
    <Route path="/partner" caseSensitive element={screen('notFound')} />
  </Routes>
);
