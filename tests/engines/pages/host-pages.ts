import {
  calls,
  drawn,
  inside,
  seenIn,
  settled,
  stateOf,
  tags,
  type Widget,
  widgets,
} from './elements';
import { globalsBefore, pageName, type Row, tell, timesAsked, token } from './host';

/** The name that WebKit's driver adds to every page. */
const ofTheDriver = 'Symbol(automationSessionProxy)';

const newGlobals = () =>
  Reflect.ownKeys(window)
    .filter((key) => !globalsBefore.includes(key))
    .map(String)
    .filter((key) => key !== ofTheDriver);

/** What a page does with its ready elements before they are checked; pages without a row do nothing. */
const deeds: Readonly<Record<string, (all: readonly Widget[]) => Promise<Row[]>>> = {
  calm: async () => [{ what: 'globals', got: newGlobals(), want: ['Symbol(paylater.embeds)'] }],
  'hidden-first': async () => {
    document.querySelector('main')?.classList.remove('hidden');
    return [];
  },
  moved: async (all) => {
    const before = { calls: calls(), nodes: all.map((it) => inside(it).firstElementChild) };
    for (const place of ['#second', '#third', '#second'])
      for (const element of all) {
        document.querySelector(place)?.append(element);
        await drawn();
      }
    const nodes = all.map((it) => inside(it).firstElementChild);
    return [
      { what: 'calls of the moves', got: calls().length, want: before.calls.length },
      {
        what: 'nodes made anew',
        got: nodes.filter((it, at) => it !== before.nodes[at]).length,
        want: 0,
      },
    ];
  },
};

/** Unreadable amounts: too small, in the host's red, without size, or outside the container. */
const unreadable = (element: Widget): string[] => {
  const edge = element.getBoundingClientRect();
  return Array.from(inside(element).querySelectorAll('[data-amount]')).flatMap((amount) => {
    const { fontSize, color } = getComputedStyle(amount);
    const box = amount.getBoundingClientRect();
    const faults = {
      small: Number.parseFloat(fontSize) < 12,
      red: color === 'rgb(255, 0, 0)',
      nowhere: box.width === 0 || box.height === 0,
      outside: box.left < edge.left - 1 || box.right > edge.right + 1,
    };
    const found = Object.entries(faults).filter(([, is]) => is);
    return found.map(([fault]) => `${amount.getAttribute('data-amount') ?? ''} is ${fault}`);
  });
};

const repeated = (addresses: readonly string[]) =>
  addresses.filter((address, at) => addresses.indexOf(address) !== at);

/** Every host page shows ready, readable elements, and makes each call once. */
tell(async () => {
  const all = widgets();
  for (const element of all) element.tokenProvider = token;
  for (const element of all) await settled(element);
  await Promise.all(all.map(({ ready }) => ready));
  await drawn();
  const own = (await deeds[pageName]?.(all)) ?? [];
  await drawn();
  const amounts = all.flatMap((it) => Array.from(inside(it).querySelectorAll('[data-amount]')));
  return {
    rows: [
      ...own,
      {
        what: 'elements that are not ready',
        got: all
          .filter((it) => stateOf(it) !== 'ready')
          .map((it) => `${it.localName} ${stateOf(it)}`),
        want: [],
      },
      {
        what: 'kinds of elements',
        got: new Set(all.map(({ localName }) => localName)).size,
        want: tags.length,
      },
      { what: 'there are amounts', got: amounts.length >= tags.length, want: true },
      { what: 'what cannot be read', got: all.flatMap(unreadable), want: [] },
      { what: 'calls made twice', got: repeated(calls()), want: [] },
      { what: 'times the token was asked for', got: timesAsked(), want: 1 },
    ],
    texts: Object.fromEntries(all.map((it) => [it.localName, seenIn(it)])),
  };
});
