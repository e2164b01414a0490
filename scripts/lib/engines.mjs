import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, onDebianAsRoot } from './debian.mjs';

/** Debian's packages of the engines besides Chromium. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** @param {string} name */
const program = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Returns WebKitGTK's small browser. It is not in PATH but next to the library. */
const miniBrowser = () => {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        join(libraries, folder, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
};

/**
 * Finds the engines besides Chromium for browser tests.
 * @returns {{ kind: 'found', firefox: string, webkit: { driver: string, browser: string, xvfb: string } } | { kind: 'missing', what: string }}
 */
export const findEngines = () => {
  const firefox = program('firefox-esr') ?? program('firefox');
  const driver = program('WebKitWebDriver');
  const browser = miniBrowser();
  const xvfb = program('Xvfb');
  if (firefox && driver && browser && xvfb)
    return { kind: 'found', firefox, webkit: { driver, browser, xvfb } };
  const what = `Firefox ESR, WebKitGTK's driver or Xvfb is missing: install ${packages.join(', ')}.`;
  return { kind: 'missing', what };
};

/** Finds the engines or installs them. Prints what to install when one is still missing. */
export const findOrInstallEngines = async () => {
  if (findEngines().kind === 'missing' && onDebianAsRoot()) await installFromDebian(packages);
  const found = findEngines();
  if (found.kind === 'missing') process.stdout.write(`${found.what}\n`);
  return found;
};
