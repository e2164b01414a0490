import type { PageBack } from '../app/back';

/** The situation in which the user presses back. */
export interface BackState {
  /** Whether a dialog, a sheet or the display settings cover the page. */
  readonly covered: boolean;
  readonly page: PageBack;
  /** Whether a page of the app is before this one in the history. */
  readonly hasBefore: boolean;
  /** Whether the page holds unsaved answers. */
  readonly unsaved: boolean;
}

/**
 * What a press of back does: closes what covers the page, takes the page's step, or, at the root, closes the webview,
 * after asking if answers could be lost (decision 30).
 */
export type BackStep = 'uncover' | 'step' | 'ask' | 'close';

/** Returns whether the page is a root: one without a step back, or the first page of the visit. */
const isRoot = ({ page, hasBefore }: BackState): boolean =>
  page === 'none' || (page === undefined && !hasBefore);

export const backStep = (state: BackState): BackStep => {
  if (state.covered) return 'uncover';
  if (!isRoot(state)) return 'step';
  return state.unsaved ? 'ask' : 'close';
};
