import css from '../styles/elements.css?inline';
import { viewOf } from './safely';

/**
 * Creates a sheet, which belongs to one document. In browsers without shared sheets (Safari before 16.4) each element
 * gets a copy.
 */
const made = (page: Document): CSSStyleSheet | undefined => {
  const view = viewOf(page);
  if (!view || !('adoptedStyleSheets' in Document.prototype)) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** One sheet for all elements of a document. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adds the styles to a shadow root. Returns the style text when the root cannot share the sheet. */
export const dress = (root: ShadowRoot): string | undefined => {
  const page = root.host.ownerDocument;
  const sheet = sheets.get(page) ?? made(page);
  if (!sheet) return css;
  sheets.set(page, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
  return undefined;
};
