import type { RouteId } from '../../domain/navigation/routes';

/** The shapes that a page can have before its code is here; the first is that of every other page. */
export const pageShapes = ['page', 'home', 'rows', 'form'] as const;
export type PageShape = (typeof pageShapes)[number];

const shapes: Readonly<Partial<Record<RouteId, PageShape>>> = {
  home: 'home',
  billList: 'rows',
  transactions: 'rows',
  homePartners: 'rows',
  kycStep2: 'form',
  kycStep3: 'form',
  kycStep4: 'form',
  kycStep5: 'form',
  combinedUser: 'form',
  combinedWork: 'form',
  combinedResidence: 'form',
  combinedContact: 'form',
};

export const shapeOf = (id: RouteId): PageShape => shapes[id] ?? 'page';
