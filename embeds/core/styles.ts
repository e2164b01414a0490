import css from '../styles/elements.css?inline';

/** One sheet for all elements; browsers that cannot share one (Safari before 16.4) get a copy in each. */
const made = (): CSSStyleSheet | undefined => {
  if (!('adoptedStyleSheets' in Document.prototype)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

let sheet: CSSStyleSheet | undefined;

/** Dresses a shadow root; answers the text to put into it where it could not take the sheet. */
export const dress = (root: ShadowRoot): string | undefined => {
  sheet ??= made();
  if (!sheet) return css;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
  return undefined;
};
