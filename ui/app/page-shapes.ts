import type { RouteId } from '../../domain/navigation/routes';

/** Shapes of a skeleton, shown until the page's code is loaded. `page` is the default. */
export const pageShapes = ['home', 'bills', 'rows', 'place', 'partner', 'page'] as const;
export type PageShape = (typeof pageShapes)[number];

const shapes: Readonly<Partial<Record<RouteId, PageShape>>> = {
  home: 'home',
  billList: 'bills',
  transactions: 'rows',
  homeLimit: 'place',
  partner: 'partner',
};

export const shapeOf = (id: RouteId): PageShape => shapes[id] ?? 'page';
