/** The names of `server.js`, for CommonJS: for Jest, which runs a page's code without a browser, and for old servers. */
exports.configure = () => Object.freeze({});
exports.PaylaterLimitCard = undefined;
exports.PaylaterBillList = undefined;
exports.PaylaterRecentTransactions = undefined;
exports.PaylaterInstalmentPlan = undefined;
exports.loadPaylater = async () => null;
