import { findOrInstallBrowser } from '../../scripts/lib/browser.mjs';

/** Finds or installs the Chromium of the browser tests: every worker gets its path as CHROMIUM_PATH. */
const setUpBrowser = async (): Promise<void> => {
  const path = process.env['CHROMIUM_PATH'] ?? (await findOrInstallBrowser());
  if (path === undefined) throw new Error('Browser tests need a Chromium.');
  process.env['CHROMIUM_PATH'] = path;
};

export default setUpBrowser;
