import type { RouteId } from '../../domain/navigation/routes';

/** The shapes that a page can have before its code is here; the last is that of every other page. */
export const pageShapes = ['home', 'rows', 'partner', 'page'] as const;
export type PageShape = (typeof pageShapes)[number];

const shapes: Readonly<Partial<Record<RouteId, PageShape>>> = {
  home: 'home',
  billList: 'rows',
  transactions: 'rows',
  partner: 'partner',
};

export const shapeOf = (id: RouteId): PageShape => shapes[id] ?? 'page';
