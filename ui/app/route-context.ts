import { createContext, useContext } from 'react';
import type { RouteId } from '../../domain/navigation/routes';

/** The route of the current page. */
export const RouteContext = createContext<RouteId>('notFound');

export const useRoute = (): RouteId => useContext(RouteContext);
