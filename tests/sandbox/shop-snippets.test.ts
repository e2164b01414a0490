import { expect, test } from 'vitest';
import { snippets } from '../../sandbox/public/shop/snippets.js';

const wanted = {
  tag: 'paylater-bill-list',
  attributes: [
    ['type', 'upcoming'],
    ['api-base', 'https://a.example/"&<'],
  ],
  script: 'https://paylater.example/embeds/v1/paylater.js',
};

test('plain markup is the two lines, and the token comes from a file beside it', () => {
  const { page, token } = snippets.html({ ...wanted, attributes: [['type', 'upcoming']] });
  expect(page).toBe(`<script type="module" src="${wanted.script}"></script>
<paylater-bill-list type="upcoming"></paylater-bill-list>

<script type="module" src="/paylater-token.js"></script>
`);
  expect(token).toMatch(/^const tokenProvider = async/);
  expect(token).toContain("document.querySelector('paylater-bill-list').tokenProvider =");
});

test('React and Vue get the provider as a property, and listen to the event', () => {
  const { page: react } = snippets.react(wanted);
  expect(react).toContain("import '@paylater/embeds/react'");
  expect(react).toContain('export const PaylaterBillList = () =>');
  expect(react).toContain('tokenProvider={tokenProvider}');
  expect(react).toContain('onpaylater-open={');
  const { page: vue } = snippets.vue(wanted);
  expect(vue).toContain("import '@paylater/embeds/vue'");
  expect(vue).toContain(':tokenProvider.prop="tokenProvider"');
  expect(vue).toContain('@paylater-open="opened"');
});

test('bundled, the element is told where the API is, unless that was set', () => {
  const unset = { ...wanted, attributes: [] };
  for (const kind of ['react', 'vue'] as const) {
    expect(snippets[kind](unset).page).toContain('api-base="https://paylater.example/api"');
    expect(snippets[kind](wanted).page.match(/api-base/g)).toHaveLength(1);
  }
  expect(snippets.html(unset).page).not.toContain('api-base');
});

test.each(['html', 'react', 'vue'] as const)(
  '%s: what was typed stays inside its quotes, and no token is written',
  (kind) => {
    const { page, token } = snippets[kind](wanted);
    expect(page).toContain('type="upcoming"');
    expect(page).toContain('api-base="https://a.example/&quot;&amp;&lt;"');
    expect(page + token).not.toMatch(/bearer|[\w-]{24,}\.[\w-]+|token="[^"t]/i);
  },
);
