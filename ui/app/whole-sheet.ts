/** The last rule of every style sheet of the build (vite.config.ts). */
const mark = '--whole-sheet';

export const lastRule = `:root{${mark}:1}`;

/** Returns whether a style sheet has its last rule: browsers apply a sheet that was cut off, and report no error. */
export const isWhole = ({ rel, sheet }: HTMLLinkElement): boolean => {
  if (rel !== 'stylesheet') return true;
  const rules = sheet?.cssRules;
  return !!rules?.[rules.length - 1]?.cssText.includes(mark);
};
