/**
 * Two packages keep more in the first load than they use there. Each plugin takes out one thing and nothing else; a
 * new version in which it finds nothing to take out fails the budget, not the product.
 */

/**
 * Inversify's resolvers made from strings: the policy forbids them and the container is told not to use them.
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

const debugNames = /^\w+\.displayName = .*;$/gm;
const madeOnce = /= (React\d*\.(?:createContext|memo|forwardRef)\()/g;

/**
 * React Router gives its contexts and components names for a debugger; the assignments hold the whole router in the
 * bundle, also what nobody imports.
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

export const lean = [withoutJit, withoutDebugNames];
