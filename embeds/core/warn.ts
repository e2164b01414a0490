import { safely } from './safely';

const warned = new Set<string>();

/** Warns a partner once, with the section of the guide that helps. Omits values, since they could be secret. */
export const warn = (what: string, section: string): void => {
  if (warned.has(what)) return;
  warned.add(what);
  safely(
    () => window.console.warn(`PayLater: ${what}. See "${section}" in the guide of the elements.`),
    undefined,
  );
};
