import type { AnyRow, Tag } from '../core/element-row';
import { billListElement } from './bill-list';
import { instalmentPlanElement } from './instalment-plan';
import { limitCardElement } from './limit-card';
import { recentTransactionsElement } from './recent-transactions';

export const ELEMENTS: Readonly<Record<Tag, AnyRow>> = {
  'paylater-limit-card': limitCardElement,
  'paylater-bill-list': billListElement,
  'paylater-recent-transactions': recentTransactionsElement,
  'paylater-instalment-plan': instalmentPlanElement,
};
