import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type RouteId, routeIds, ROUTES } from '../../domain/navigation/routes';

/** The page of the address, as the rules of navigation name it (`routeAt`). */
export const PageRoutes = ({ screen }: { readonly screen: (id: RouteId) => ReactElement }) => (
  <Routes>
    {routeIds.map((id) => (
      <Route key={id} path={ROUTES[id].path} caseSensitive element={screen(id)} />
    ))}
    {/* Without a name there is no partner. */}
    <Route path="/partner" caseSensitive element={screen('notFound')} />
  </Routes>
);
