/** What a server imports in place of the elements, which need a browser: the same names, and nothing happens. */
export const configure = () => Object.freeze({});
export const PaylaterLimitCard = undefined;
export const PaylaterBillList = undefined;
export const PaylaterRecentTransactions = undefined;
export const PaylaterInstalmentPlan = undefined;

/** Of the entry `load`: there is nothing to load. */
export const loadPaylater = async () => null;
