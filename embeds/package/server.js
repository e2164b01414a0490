/** The exports for a server, where the elements cannot run: the same names, without any effect. */
export const configure = () => Object.freeze({});
export const PaylaterLimitCard = undefined;
export const PaylaterBillList = undefined;
export const PaylaterRecentTransactions = undefined;
export const PaylaterInstalmentPlan = undefined;

/** For the entry `load`: there is nothing to load. */
export const loadPaylater = async () => null;
