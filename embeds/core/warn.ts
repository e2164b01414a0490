import { safely } from './safely';

const warned = new Set<string>();

/**
 * Warns a partner once of a mistake, with the section of the guide that helps. Never includes a value, since it could
 * be a token or personal data.
 */
export const warn = (what: string, section: string): void => {
  if (warned.has(what)) return;
  warned.add(what);
  safely(
    () => window.console.warn(`PayLater: ${what}. See "${section}" in the guide of the elements.`),
    undefined,
  );
};
