/**
 * Lint rules against assertions whose result is fixed, as a plugin for oxlint, which passes ESLint's nodes.
 * @typedef {{ readonly type: string, readonly parent?: Node, readonly [name: string]: any }} Node
 * @typedef {{ readonly report: (found: { node: Node, message: string }) => void }} Context
 */

const matchers = new Set(['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject', 'toContainEqual']);

/** @param {Node} node @returns {string | undefined} the matcher of `expect(…).matcher(…)` */
const matcherOf = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;

/** @param {Node} node @returns {boolean} */
const isExpect = (node) =>
  node.type === 'CallExpression' &&
  (node.callee.type === 'Identifier' ? node.callee.name === 'expect' : false);

/** @param {Node | null} node @returns {Node[]} the value and everything inside it */
const written = (node) => {
  if (!node) return [];
  if (node.type === 'ObjectExpression')
    return [node, ...node.properties.flatMap((/** @type {Node} */ it) => written(it.value))];
  if (node.type === 'ArrayExpression') return [node, ...node.elements.flatMap(written)];
  return [node];
};

/** @param {Node} node @returns {boolean} */
const isPattern = (node) =>
  (node.type === 'Literal' && node.regex !== undefined) ||
  (node.type === 'NewExpression' && node.callee.name === 'RegExp');

/** @type {(context: Context) => object} */
const patternAsValue = (context) => ({
  CallExpression(/** @type {Node} */ node) {
    if (!matchers.has(matcherOf(node) ?? '')) return;
    for (const it of node.arguments.flatMap(written).filter(isPattern))
      context.report({ node: it, message: 'A pattern is no value: use expect.stringMatching.' });
  },
});

/** @type {(context: Context) => object} */
const emptyMatch = (context) => ({
  CallExpression(/** @type {Node} */ node) {
    if (matcherOf(node) !== 'toMatchObject') return;
    for (const it of node.arguments.flatMap(written))
      if (it.type === 'ObjectExpression' && it.properties.length === 0)
        context.report({ node: it, message: 'Every object matches {}: say what it holds.' });
  },
});

/** @type {(context: Context) => object} */
const constant = (context) => ({
  CallExpression(/** @type {Node} */ node) {
    if (isExpect(node) && node.arguments[0]?.type === 'Literal')
      context.report({ node, message: 'A constant is known: expect something of the program.' });
  },
});

const plugin = {
  meta: { name: 'tests' },
  rules: {
    'no-pattern-as-value': { create: patternAsValue },
    'no-empty-match': { create: emptyMatch },
    'no-constant-expect': { create: constant },
  },
};

export default plugin;
