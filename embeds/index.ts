import { elementOf } from './base-element';
import type { Tag } from './core/element-row';
import { defineOnce } from './core/registry';
import { ELEMENTS } from './elements/elements';

export type { Configuration } from './core/configuration';
export type { PaylaterEventName, PaylaterEvents } from './core/events';
export type { State } from './core/view-state';
export type { TokenProvider } from './core/tokens';

const classes = () =>
  Object.fromEntries(Object.entries(ELEMENTS).map(([tag, row]) => [tag, elementOf(row)])) as Record<
    Tag,
    ReturnType<typeof elementOf>
  >;

/** Loading this module defines the elements. If another copy of the script came first, these are its classes. */
const { elements: defined, configure: configureOnce } = defineOnce(classes);

/** Configures the first copy of the script on the page, since its elements are the defined ones. */
export const configure = configureOnce;

export const PaylaterLimitCard = defined['paylater-limit-card'];
export const PaylaterBillList = defined['paylater-bill-list'];
export const PaylaterRecentTransactions = defined['paylater-recent-transactions'];
export const PaylaterInstalmentPlan = defined['paylater-instalment-plan'];
