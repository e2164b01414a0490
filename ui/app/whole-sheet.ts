/** The last rule of every style sheet of the build (vite.config.ts). */
const mark = '--whole-sheet';

export const lastRule = `:root{${mark}:1}`;

/** Whether a loaded style sheet has its last rule: a browser applies the half that came, and reports no error. */
export const isWhole = ({ rel, sheet }: HTMLLinkElement): boolean => {
  if (rel !== 'stylesheet') return true;
  const rules = sheet?.cssRules;
  return !!rules?.[rules.length - 1]?.cssText.includes(mark);
};
