import type { PageBack } from '../app/back';

/** Where the person stands when they press back. */
export interface BackState {
  /** A dialog, a sheet or the display settings lie over the page. */
  readonly covered: boolean;
  readonly page: PageBack;
  /** A page of ours is before this one. */
  readonly hasBefore: boolean;
  /** The page holds answers that nobody else has yet. */
  readonly unsaved: boolean;
}

/**
 * What a press of back does: closes what lies over the page, takes the page's step, or, at the root, closes the
 * webview, after asking when answers could be lost (decision 30).
 */
export type BackStep = 'uncover' | 'step' | 'ask' | 'close';

/** The root is a page that cannot be left by going back, and the place a visit began with. */
const isRoot = ({ page, hasBefore }: BackState): boolean =>
  page === 'none' || (page === undefined && !hasBefore);

export const backStep = (state: BackState): BackStep => {
  if (state.covered) return 'uncover';
  if (!isRoot(state)) return 'step';
  return state.unsaved ? 'ask' : 'close';
};
