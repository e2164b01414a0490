import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { snippets, styleOf } from '../../sandbox/public/shop/snippets.js';

const wanted = {
  tag: 'paylater-bill-list',
  attributes: [
    ['type', 'upcoming'],
    ['api-base', 'https://a.example/"&<'],
  ],
  script: 'https://paylater.example/embeds/v1/paylater.js',
};

test('the script of the HTML snippet creates the element, and sets the provider on that element only', () => {
  const { page, token } = snippets.html({ ...wanted, attributes: [['type', 'upcoming']] });
  expect(page).toBe(`<script type="module" async src="${wanted.script}"></script>
<script type="module" src="/paylater-token.js"></script>

<div id="paylater"></div>
`);
  expect(token).toMatch(/^const tokenProvider = async/);
  expect(token).toContain(`const element = document.createElement('paylater-bill-list');
element.setAttribute("type", "upcoming");
element.tokenProvider = tokenProvider;
`);
});

test('React and Vue set the provider as a property, and listen to the event', () => {
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

test('in a bundle, the script configures the API with the set address or the default', () => {
  const unset = { ...wanted, attributes: [] };
  for (const kind of ['react', 'vue'] as const) {
    expect(snippets[kind](unset).token).toContain('apiBase: "https://paylater.example/api"');
    expect(snippets[kind](wanted).token).toContain('apiBase: "https://a.example/\\"&<"');
    expect(snippets[kind](wanted).page).not.toContain('api-base');
  }
  expect(snippets.html(unset).token).not.toContain('configure');
});

test.each(['html', 'react', 'vue'] as const)(
  '%s: typed text stays inside its quotes, and no token appears',
  (kind) => {
    const { page, token } = snippets[kind](wanted);
    expect(page + token).toMatch(/type="upcoming"|"type", "upcoming"/);
    expect(token).toContain('"https://a.example/\\"&<"');
    expect(page + token).not.toMatch(/bearer|[\w-]{24,}\.[\w-]+|token="[^"t]/i);
  },
);

test('the chosen looks are a rule of the style sheet of the page', () => {
  const looks = [
    ['--paylater-accent', '#0f766e'],
    ['--paylater-radius', '4px'],
  ];
  expect(styleOf('paylater-limit-card', looks)).toBe(
    'paylater-limit-card {\n  --paylater-accent: #0f766e;\n  --paylater-radius: 4px;\n}\n',
  );
});

test('every provider requests the address of the partners’ guide', () => {
  const request = (text: string) => /fetch\(.*\)/.exec(text)?.[0] ?? expect.fail('no request');
  const guided = request(readFileSync('embeds/README.md', 'utf8'));
  for (const kind of ['html', 'react', 'vue'] as const)
    expect(request(snippets[kind](wanted).token)).toBe(guided);
});
