/** What a partner would write for the settings of the playground: the page, and the module that has the token. */

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
 * The tag up to its end, on lines of its own where it would be long.
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

/**
 * A bundled script has no address of PayLater's, so it is told where the API is.
 * @param {Wanted} wanted
 */
const bundled = ({ attributes, script }) =>
  written(
    attributes.some(([name]) => name === 'api-base')
      ? attributes
      : [...attributes, ['api-base', `${new URL(script).origin}/api`]],
  );

const provider = `export const tokenProvider = async () => {
  const answer = await fetch('/paylater-token', { method: 'POST' });
  return answer.text();
};
`;

/** By the framework it is written for: the `page`, and the module of the `token`. */
export const snippets = {
  /** @param {Wanted} wanted */
  html: ({ tag, attributes, script }) => ({
    page: `<script type="module" src="${script}"></script>
${opened('', tag, written(attributes))}></${tag}>

<script type="module" src="/paylater-token.js"></script>
`,
    token: `${provider.replace('export ', '')}
document.querySelector('${tag}').tokenProvider = tokenProvider;
`,
  }),
  /** @param {Wanted} wanted */
  react: (wanted) => ({
    page: `import '@paylater/embeds/react';
import { tokenProvider } from './paylater-token';

export const ${nameOf(wanted.tag)} = () => (
  ${opened('  ', wanted.tag, [
    ...bundled(wanted),
    'tokenProvider={tokenProvider}',
    'onpaylater-open={({ detail }) => console.log(detail.what)}',
  ])}/>
);
`,
    token: provider,
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
    ...bundled(wanted),
    ':tokenProvider.prop="tokenProvider"',
    '@paylater-open="opened"',
  ])}/>
</template>

<!-- vite.config.js: vue({ template: { compilerOptions: {
  isCustomElement: (tag) => tag.startsWith('paylater-') } } }) -->
`,
    token: provider,
  }),
};
