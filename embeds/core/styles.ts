import css from '../styles/elements.css?inline';

/** One sheet for all elements; browsers without shared sheets (Safari before 16.4) get a copy in each element. */
const made = (): CSSStyleSheet | undefined => {
  if (!('adoptedStyleSheets' in Document.prototype)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

let sheet: CSSStyleSheet | undefined;

/** Adds the styles to a shadow root. Returns the style text when the root cannot share the sheet. */
export const dress = (root: ShadowRoot): string | undefined => {
  sheet ??= made();
  if (!sheet) return css;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
  return undefined;
};
