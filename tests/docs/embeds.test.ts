import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Attributes, attributeOf, valuesOf } from '../../embeds/core/attributes';
import type { PaylaterEvents } from '../../embeds/core/events';
import type { SharedValues } from '../../embeds/core/shared-attributes';
import { sharedAttributes } from '../../embeds/core/shared-attributes';
import type { State } from '../../embeds/core/view-state';
import type { TokenProvider } from '../../embeds/core/tokens';
import { ELEMENTS } from '../../embeds/elements/elements';
import type * as Shipped from '../../embeds/package/index';
import { customProperties, partNames, unrecorded } from '../../embeds/views/theming';
import { embedsVersion } from '../../embeds/core/version';
import { type Manifest, withInherited } from '../../scripts/lib/custom-elements.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');
const guide = read('embeds/README.md');
const manifest: Manifest = JSON.parse(read('embeds/package/custom-elements.json'));
const rows = Object.entries(ELEMENTS).map(([tag, row]) => ({ tag, ...row }));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Returns all matches of a pattern in the files with this ending. */
const found = (ending: RegExp, pattern: RegExp): string[] => {
  const files = readdirSync('embeds', { recursive: true, encoding: 'utf8' });
  const text = files.filter((name) => ending.test(name)).map((name) => read(`embeds/${name}`));
  return sorted(Array.from(text.join('\n').matchAll(pattern), ([, name = '']) => name));
};

/** Returns the rows of the table with this heading, in the given section of the guide. */
const tableOf = (heading: string, section = ''): string[][] => {
  const parts = guide.split(/^#+ /m).filter((part) => part.startsWith(section));
  const part = parts.find((it) => it.includes(`\n| ${heading} |`)) ?? '';
  const [, table = ''] = part.split(`\n| ${heading} |`);
  const [, , ...lines] = table.split('\n\n', 1).join().trimEnd().split('\n');
  return lines.map((line) => line.slice(2, -2).split(' | '));
};
const plain = (cell = ''): string => cell.replaceAll('`', '');
const named = (heading: string): string[] => sorted(tableOf(heading).map(([name]) => plain(name)));

/** Returns the words between backticks in a cell. */
const wordsIn = (cell = ''): string[] => Array.from(cell.matchAll(/`(\w+)`/g), ([, it = '']) => it);

/** A missing detail is null in a browser. */
type DetailOf<E> = E extends CustomEvent<infer D> ? (D extends null ? undefined : D) : never;
type Details = { [K in keyof Shipped.PaylaterEventMap]: DetailOf<Shipped.PaylaterEventMap[K]> };
type Agreed<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Does not compile when the typings differ from the source. */
const _agreed: {
  theme: Agreed<SharedValues['theme'], Shipped.PaylaterTheme>;
  density: Agreed<SharedValues['density'], Shipped.PaylaterDensity>;
  locale: Agreed<SharedValues['locale'], Shipped.PaylaterLocale>;
  events: Agreed<PaylaterEvents, Details>;
  provider: Agreed<TokenProvider, Shipped.PaylaterTokenProvider>;
} = { theme: true, density: true, locale: true, events: true, provider: true };

type All<A extends PropertyKey> = Readonly<Record<A, true>>;
const allowedValues = {
  theme: { auto: true, light: true, dark: true } satisfies All<Shipped.PaylaterTheme>,
  density: { comfortable: true, compact: true } satisfies All<Shipped.PaylaterDensity>,
  locale: { id: true, en: true } satisfies All<Shipped.PaylaterLocale>,
  type: { current: true, upcoming: true } satisfies All<Shipped.PaylaterBillType>,
};
const states: All<State> = {
  loading: true,
  ready: true,
  empty: true,
  stale: true,
  unauthorised: true,
  error: true,
};
const events: All<keyof PaylaterEvents> = {
  'paylater-ready': true,
  'paylater-empty': true,
  'paylater-error': true,
  'paylater-open': true,
  'paylater-token-needed': true,
};

const inDetails: {
  kind: All<Shipped.PaylaterErrorDetail['kind']>;
  what: All<Shipped.PaylaterOpenDetail['what']>;
} = {
  kind: { api: true, network: true, timeout: true, contract: true, token: true },
  what: { apply: true, app: true, limit: true, bills: true, transactions: true, restructure: true },
};

test('the guide starts with the two lines', () => {
  const url = '[\\w:/.]+/embeds/v1/paylater\\.js';
  const lines = `<script type="module" src="${url}"></script>\n<paylater-limit-card></paylater-limit-card>`;
  expect(guide).toMatch(new RegExp(`^# .*\n\n\`\`\`html\n${lines}\n\`\`\`\n`));
});

test('the guide and the package have the same version', () => {
  expect(JSON.parse(read('embeds/package/package.json'))).toMatchObject({ version: embedsVersion });
  expect(guide).toContain(`/embeds/${embedsVersion}/paylater.js`);
  const named = guide.matchAll(/embeds[/-](\d+\.\d+\.\d+)/g);
  expect(new Set(Array.from(named, ([, version]) => version))).toEqual(new Set([embedsVersion]));
});

test.each(rows)('the guide has the attributes of $tag, and its height', (row) => {
  const names = (attributes: object) => Object.keys(attributes).map((it) => [attributeOf(it), it]);
  const first = (cells: string[]) => cells.slice(0, 2).map(plain);
  const own = tableOf('Attribute', `\`<${row.tag}>\``);
  expect(own.map(first)).toEqual(names(row.attributes));
  expect(tableOf('Attribute', 'All elements').map(first)).toEqual(names(sharedAttributes));
  const values = valuesOf(document.createElement('p'), { ...sharedAttributes, ...row.attributes });
  expect(guide).toContain(
    `${row.tag}:not(:defined) { display: flow-root; min-height: ${row.height(values)}px; }`,
  );
});

test.each(Object.entries(allowedValues))(
  'the values of %s are those of the guide',
  (name, allowed) => {
    const line = guide.split('\n').find((it) => it.startsWith(`| \`${name}\` |`)) ?? '';
    const [, , values, otherwise] = line.slice(2, -2).split(' | ');
    expect(sorted(wordsIn(values))).toEqual(sorted(Object.keys(allowed)));
    const attributes: Attributes = Object.assign(
      {},
      sharedAttributes,
      ...rows.map((row) => row.attributes),
    );
    const { read: valueOf } = attributes[name] ?? expect.fail();
    for (const example of Object.keys(allowed)) expect(valueOf(example)).toBe(example);
    expect(wordsIn(otherwise)).toContain(valueOf(undefined));
  },
);

test.each(Object.entries(inDetails))('the guide names every %s of a detail', (name, allowed) => {
  const line = tableOf('In a `detail`').find(([first]) => plain(first) === name);
  expect(sorted(wordsIn(line?.[1]))).toEqual(sorted(Object.keys(allowed)));
});

test('the guide has every event, state, slot, part and custom property, and no other', () => {
  expect(named('Event')).toEqual(sorted(Object.keys(events)));
  expect(named('`data-state`')).toEqual(sorted(Object.keys(states)));
  expect(named('Slot')).toEqual(found(/\.tsx$/, /<slot\s+name=(?:"|\{isFailed \? ')(\w+)/g));
  expect(named('Part')).toEqual(sorted(partNames));
  const inStyles = found(/\.css$/, /var\((--paylater-[\w-]+)/g);
  expect(named('Custom property')).toEqual(sorted([...Object.keys(customProperties), ...inStyles]));
});

test('the guide has the mark of every session recorder', () => {
  const attributes = Object.entries(unrecorded.attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${value}"`,
  );
  const marks = tableOf('Recorder').map(([, mark]) => plain(mark));
  expect(marks).toEqual([...attributes, ...unrecorded.classes.split(' ')]);
});

test('every warning names a section of the guide', () => {
  const sections = Array.from(guide.matchAll(/^##+ (.*)$/gm), ([, heading = '']) => heading);
  const named = [
    ...found(/^core.*\.ts$/, /\bwarn\([^]*?'([^']+)',?\s*\)/g),
    ...found(/^loader\.ts$/, /See "(.*?)" in the guide of the elements\./g),
  ];
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((it) => !sections.includes(it))).toEqual([]);
});

const declared = withInherited(manifest).modules.flatMap(({ declarations }) => declarations);

test('custom-elements.json has the elements, their attributes and everything else of the guide', () => {
  const tags = declared.flatMap(({ tagName }) => (typeof tagName === 'string' ? [tagName] : []));
  expect(tags).toEqual(Object.keys(ELEMENTS));
  const namesIn = (tag: string, list: string): string[] => {
    const entries = declared.find(({ tagName }) => tagName === tag)?.[list];
    return sorted(Array.isArray(entries) ? entries.map(({ name }) => String(name)) : []);
  };
  for (const { tag, attributes } of rows) {
    const properties = Object.keys({ ...sharedAttributes, ...attributes });
    expect(namesIn(tag, 'attributes'), tag).toEqual(sorted(properties.map(attributeOf)));
    expect(namesIn(tag, 'members'), tag).toEqual(
      sorted([...properties, 'tokenProvider', 'ready', 'refresh']),
    );
    expect(namesIn(tag, 'events'), tag).toEqual(named('Event'));
    expect(namesIn(tag, 'slots'), tag).toEqual(named('Slot'));
    expect(namesIn(tag, 'cssProperties'), tag).toEqual(named('Custom property'));
  }
  expect(sorted(tags.flatMap((tag) => namesIn(tag, 'cssParts')))).toEqual(named('Part'));
});

describe('llms.txt, for coding assistants,', () => {
  const text = read('embeds/llms.txt');
  const inTicks = Array.from(text.matchAll(/`([^`]+)`/g), ([, it = '']) => it);

  test('has the shape of its format: a title, a summary, and lists below headings', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Rules',
      '## Elements',
      '## Events',
      '## Documents',
    ]);
  });

  test('names every element, attribute, event, state and slot', () => {
    const names = [
      ...rows.map(({ tag }) => `<${tag}>`),
      ...rows.flatMap((row) =>
        Object.keys({ ...sharedAttributes, ...row.attributes }).map(attributeOf),
      ),
      ...Object.keys(events),
      ...Object.keys(states),
      ...named('Slot'),
    ];
    expect(names.filter((name) => !inTicks.includes(name))).toEqual([]);
  });

  test('names only what the guide names', () => {
    expect(inTicks.filter((name) => !guide.includes(name))).toEqual([]);
  });

  test('links only to addresses that the build fills', () => {
    const packed = `${embedsVersion}/paylater-embeds-${embedsVersion}.tgz`;
    const published = ['guide.md', 'changelog.md', 'integrity.json', 'v1/paylater.js', packed];
    const leads = Array.from(
      text.matchAll(/paylater\.example\/embeds\/([\w./-]+)/g),
      ([, it]) => it,
    );
    expect(new Set(leads)).toEqual(new Set(published));
  });
});

test('every provider in the guide checks the status of its answer', () => {
  const blocks = Array.from(guide.matchAll(/```\w+\n([^]*?)```/g), ([, block = '']) => block);
  const providers = blocks.filter((block) => block.includes("fetch('/my/paylater-token'"));
  expect(providers).toHaveLength(2);
  const looks = /if \(response\.status === 401\) return '';\n\s*if \(!response\.ok\) throw/;
  expect(providers.filter((block) => !looks.test(block))).toEqual([]);
});

test('after the two lines, no tag in the guide delays the scripts of the page', () => {
  const [, ...tags] = Array.from(
    guide.matchAll(/<script\s[^>]*\/paylater\.js"[^>]*>/g),
    ([tag]) => tag,
  );
  expect(tags).toHaveLength(2);
  expect(tags.filter((tag) => !/\sasync\s/.test(tag))).toEqual([]);
});

test('the page in the guide has no script that the policy of the guide refuses', () => {
  const [, page = ''] = /```html\n(<!doctype html>[^]*?)```/.exec(guide) ?? [];
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=")/);
});
