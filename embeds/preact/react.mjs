import { jsx } from './jsx-runtime';

/**
 * The `react` of the elements; the default export is for r2wc. Preact's edition of React (`preact/compat`) cannot be
 * loaded where a page has put a `value` on `Object.prototype`.
 */
export * from 'preact/hooks';
export { createContext, useContext } from './context';
export { useId } from './ids';
export { Component, createRef } from 'preact';
export default { createElement: jsx };
