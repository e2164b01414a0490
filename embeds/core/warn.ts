import { safely } from './safely';

const warned = new Set<string>();

/**
 * Tells a partner what is wrong, once, with the section of the guide that helps. Never with a value: it could be a
 * token, or a person's.
 */
export const warn = (what: string, section: string): void => {
  if (warned.has(what)) return;
  warned.add(what);
  safely(
    () => window.console.warn(`PayLater: ${what}. See "${section}" in the guide of the elements.`),
    undefined,
  );
};
