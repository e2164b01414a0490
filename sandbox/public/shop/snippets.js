/** The code that a partner writes for the playground's settings: the page, and the module with the token. */

/**
 * @typedef {object} Wanted
 * @property {string} tag
 * @property {readonly (readonly string[])[]} attributes name and value of those that are set
 * @property {string} script the address of the elements' script
 */

/** @type {Record<string, string>} */
const signs = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** @param {string} [value] */
const quoted = (value = '') => `"${value.replace(/[&"<]/g, (sign) => signs[sign] ?? sign)}"`;

/** @param {Wanted['attributes']} attributes */
const written = (attributes) => attributes.map(([name, value]) => `${name}=${quoted(value)}`);

/**
 * Returns the tag up to its end, on several lines if it would be long.
 * @param {string} margin
 * @param {string} tag
 * @param {readonly string[]} parts
 */
const opened = (margin, tag, parts) => {
  const line = [`<${tag}`, ...parts].join(' ');
  if (line.length < 64) return line;
  return [`<${tag}`, ...parts.map((it) => `${margin}  ${it}`)].join('\n') + `\n${margin}`;
};

/** @param {string} tag */
const nameOf = (tag) => tag.replace(/-(\w)|^./g, (sign, letter = sign) => letter.toUpperCase());

const apiBase = 'api-base';

/** @param {Wanted} wanted */
const withoutApi = ({ attributes }) => written(attributes.filter(([name]) => name !== apiBase));

/**
 * Returns the script of a bundled page. It configures the API, since the script does not come from PayLater.
 * @param {Wanted} wanted
 */
const bundled = ({ attributes, script }) => {
  const [, value = `${new URL(script).origin}/api`] =
    attributes.find(([name]) => name === apiBase) ?? [];
  return `import { configure } from '@paylater/embeds';

configure({ apiBase: ${JSON.stringify(value)} });

${provider}`;
};

/**
 * Returns the code that creates the element in the page's own script, so that an element from foreign markup gets no
 * token.
 * @param {Wanted} wanted
 */
const made = ({ tag, attributes }) =>
  [
    `const element = document.createElement('${tag}');`,
    ...attributes.map(
      (it) => `element.setAttribute(${it.map((text) => JSON.stringify(text)).join(', ')});`,
    ),
    'element.tokenProvider = tokenProvider;',
    "document.querySelector('#paylater').append(element);",
    '',
  ].join('\n');

const provider = `export const tokenProvider = async () => {
  const response = await fetch('/my/paylater-token', { cache: 'no-store' });
  if (response.status === 401) return '';
  if (!response.ok) throw new Error(\`no token: \${response.status}\`);
  return response.text();
};
`;

/**
 * Returns the rule of the page's style sheet.
 * @param {string} tag
 * @param {Wanted['attributes']} looks name and value of the custom properties that are set
 */
export const styleOf = (tag, looks) =>
  [`${tag} {`, ...looks.map(([name, value]) => `  ${name}: ${value};`), '}', ''].join('\n');

/** By framework: the code of the `page`, and of the module with the `token`. */
export const snippets = {
  /** @param {Wanted} wanted */
  html: (wanted) => ({
    // With `async` the page's own module does not wait for ours, so its element has its place while ours is slow.
    page: `<script type="module" async src="${wanted.script}"></script>
<script type="module" src="/paylater-token.js"></script>

<div id="paylater"></div>
`,
    token: `${provider.replace('export ', '')}
${made(wanted)}`,
  }),
  /** @param {Wanted} wanted */
  react: (wanted) => ({
    page: `import '@paylater/embeds/react';
import { tokenProvider } from './paylater-token';

export const ${nameOf(wanted.tag)} = () => (
  ${opened('  ', wanted.tag, [
    ...withoutApi(wanted),
    'tokenProvider={tokenProvider}',
    'onpaylater-open={({ detail }) => console.log(detail.what)}',
  ])}/>
);
`,
    token: bundled(wanted),
  }),
  /** @param {Wanted} wanted */
  vue: (wanted) => ({
    page: `<script setup>
import '@paylater/embeds/vue';
import { tokenProvider } from './paylater-token';

const opened = ({ detail }) => console.log(detail.what);
</script>

<template>
  ${opened('  ', wanted.tag, [
    ...withoutApi(wanted),
    ':tokenProvider.prop="tokenProvider"',
    '@paylater-open="opened"',
  ])}/>
</template>

<!-- vite.config.js: vue({ template: { compilerOptions: {
  isCustomElement: (tag) => tag.startsWith('paylater-') } } }) -->
`,
    token: bundled(wanted),
  }),
};
