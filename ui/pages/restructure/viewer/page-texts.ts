import type { PageText } from '../../../../domain/restructure/pdf-engine';
import type { DrawablePage } from './open-agreement';

/** Returns the text of each page; `undefined` for one that cannot be read. */
export const pageTexts = (
  pages: readonly DrawablePage[],
  signal: AbortSignal,
): Promise<readonly (PageText | undefined)[]> =>
  Promise.all(pages.map((page) => page.text(signal).catch(() => undefined)));
