/** The addresses of the style sheets that come after the document's own. */
export { default as accountStyles } from '../theme/account.css?url';
export { default as lazyStyles } from '../theme/lazy.css?url';
export { default as overviewStyles } from '../theme/overview.css?url';
export { default as settingsStyles } from '../theme/settings.css?url';
export { default as sheetStyles } from '../theme/sheets.css?url';
