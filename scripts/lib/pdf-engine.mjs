/**
 * pdf.js is served as published, in two files beside the bundle: bundling it would take most of the build's time and
 * gain nothing. Our oldest browsers know all of its syntax except static blocks.
 */
const own = /\bpdf(?:\.worker)?\.min\b/;

/**
 * A bundle's asset names. Servers that do not know `.mjs` would block the worker.
 * @param {{ names: string[] }} asset
 */
export const assetName = ({ names }) =>
  names.some((name) => own.test(name))
    ? 'assets/[name]-[hash].js'
    : 'assets/[name]-[hash][extname]';

/** @typedef {{ type: string, start: number, end: number }} Node */

/** @param {unknown} node @returns {Node[]} */
const staticBlocks = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(staticBlocks);
  const it = /** @type {Node} */ (node);
  return it.type === 'StaticBlock' ? [it, ...inside] : inside;
};

/**
 * Turns `static{…}` into a static field computed by the same code: it runs at the same moment, with the same `this`.
 * @type {import('vite').Plugin}
 */
export const pdfEngine = {
  name: 'pdf-engine',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.names.some((name) => own.test(name))) continue;
      let code = String(asset.source);
      const blocks = staticBlocks(this.parse(code));
      for (const { start, end } of blocks.sort((a, b) => b.start - a.start)) {
        const body = code.slice(code.indexOf('{', start) + 1, end - 1);
        code = `${code.slice(0, start)}static _ready=(()=>{${body}})();${code.slice(end)}`;
      }
      asset.source = code;
    }
  },
};
