import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Some packages put more into the first load than is used. Each plugin removes one thing. If a new version has nothing
 * to remove, the byte budget fails, not the product.
 */

/**
 * Inversify's resolvers made from strings: the policy forbids them, and the container is configured not to use them.
 * @type {import('vite').Plugin}
 */
const withoutJit = {
  name: 'without-jit',
  enforce: 'pre',
  load(id) {
    const [, name] = /@inversifyjs\/.*\/(\w+Jit)\.js$/.exec(id) ?? [];
    return name === undefined ? undefined : `export const ${name} = undefined;`;
  },
};

const privateName = /#([a-z_]\w*)/gi;
const declaredOnly = /^\s+#\w+;$/gm;

/**
 * Inversify's private names: for Safari 15 the build would turn each into a WeakMap. They are numbered in the order of
 * the file names, so that a class and its subclass differ and every build is the same.
 * @returns {import('vite').Plugin}
 */
const withoutPrivateNames = () => {
  /** @type {string[]} */
  let files = [];
  return {
    name: 'without-private-names',
    buildStart() {
      const folder = join(root, 'node_modules/@inversifyjs');
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      files = all.filter((name) => name.endsWith('.js')).sort();
    },
    transform(code, id) {
      const [, file] = /\/@inversifyjs\/(.*\.js)$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const names = [...new Set(Array.from(code.matchAll(privateName), ([, name]) => name))];
      const mark = files.indexOf(file).toString(36).padStart(2, '0');
      /** @type {(match: string, name: string) => string} */
      const short = (_, name) => `_${mark}${names.indexOf(name).toString(36)}`;
      return { code: code.replace(declaredOnly, '').replace(privateName, short), map: null };
    },
  };
};

const debugNames = /^\w+\.displayName = .*;$/gm;
const madeOnce = /= (React\d*\.(?:createContext|memo|forwardRef)\()/g;

/**
 * React Router names its contexts and components for debuggers; these assignments keep the whole router in the bundle,
 * used or not.
 * @type {import('vite').Plugin}
 */
const withoutDebugNames = {
  name: 'without-debug-names',
  transform(code, id) {
    if (!/\/react-router\/dist\//.test(id)) return undefined;
    const lean = code.replace(debugNames, '').replace(madeOnce, '= /* @__PURE__ */ $1');
    return { code: lean, map: null };
  },
};

const listOfNeeds = /,\s*__VITE_PRELOAD__/g;

/**
 * Vite's preload helper, which first loads the styles of a chunk. The first styles are in the page, and
 * ui/style-sheet.ts loads the later ones, so a plain `import()` is enough.
 * @type {import('vite').Plugin}
 */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
  renderChunk: (code) => ({ code: code.replace(listOfNeeds, ''), map: null }),
};

export const lean = [withoutJit, withoutPrivateNames(), withoutDebugNames, withoutPreload];
