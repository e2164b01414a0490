import type { AnyRow, Tag } from '../core/element-row';
import { billList } from './bill-list';
import { instalmentPlan } from './instalment-plan';
import { limitCard } from './limit-card';
import { recentTransactions } from './recent-transactions';

export const ELEMENTS: Readonly<Record<Tag, AnyRow>> = {
  'paylater-limit-card': limitCard,
  'paylater-bill-list': billList,
  'paylater-recent-transactions': recentTransactions,
  'paylater-instalment-plan': instalmentPlan,
};
