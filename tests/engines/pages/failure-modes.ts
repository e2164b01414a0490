import {
  calls,
  drawn,
  inside,
  load,
  make,
  seenIn,
  settled,
  stateOf,
  tags,
  until,
  type Widget,
} from './elements';
import { pageName, type Row, tell, timesAsked, token } from './host';

/** The eight ways in which r2wc's defaults break an element, each as the behaviour that must hold instead. */

const rowsOf = (element: Element) => inside(element).querySelectorAll('[data-row]').length;

const bareAttribute = async (): Promise<Row[]> => {
  await load();
  const plain = make('paylater-recent-transactions');
  const bare = make('paylater-recent-transactions', { limit: '', density: '', theme: '' });
  const tenor = make('paylater-instalment-plan', { tenor: '' });
  for (const element of [plain, bare, tenor]) await settled(element);
  await drawn();
  return [
    { what: 'a bare limit', got: bare.limit, want: plain.limit },
    { what: 'rows of a bare limit', got: rowsOf(bare), want: 5 },
    { what: 'the text beside bare words', got: seenIn(bare), want: seenIn(plain) },
    { what: 'a bare tenor', got: [tenor.tenor, stateOf(tenor)], want: [undefined, 'ready'] },
  ];
};

const removedAttribute = async (): Promise<Row[]> => {
  await load();
  const element = make('paylater-recent-transactions', { limit: '2' });
  await settled(element);
  await until('two rows', () => rowsOf(element) === 2);
  element.removeAttribute('limit');
  await until('five rows', () => rowsOf(element) === 5);
  const inEnglish = make('paylater-limit-card', { locale: 'en' });
  const inIndonesian = make('paylater-limit-card');
  for (const card of [inEnglish, inIndonesian]) await settled(card);
  await drawn();
  const english = seenIn(inEnglish);
  document.documentElement.lang = 'id';
  inEnglish.removeAttribute('locale');
  await drawn();
  return [
    { what: 'the limit, removed', got: element.limit, want: 5 },
    { what: 'English is another text', got: english === seenIn(inIndonesian), want: false },
    { what: 'the language, removed', got: seenIn(inEnglish), want: seenIn(inIndonesian) },
  ];
};

const malformedAttribute = async (): Promise<Row[]> => {
  await load();
  const junk = ['{"a":', '[', 'NaN', '-1', '1e9', '2.5', '5; alert(1)', '__proto__', '\u0000'];
  const good = make('paylater-recent-transactions');
  await settled(good);
  await drawn();
  const rows: Row[] = [];
  const element = make('paylater-recent-transactions', { limit: '1' });
  for (const text of junk) {
    for (const name of ['limit', 'theme', 'density', 'locale']) element.setAttribute(name, text);
    await settled(element);
    await until(`rows for ${text}`, () => rowsOf(element) > 0);
    const { limit } = element;
    rows.push({
      what: `a limit between 1 and 20 of ${text}`,
      got: Number.isInteger(limit) && limit >= 1 && limit <= 20,
      want: true,
    });
  }
  for (const name of ['limit', 'theme', 'density']) element.removeAttribute(name);
  element.setAttribute('locale', 'id');
  await until('five rows', () => rowsOf(element) === 5);
  const bills = make('paylater-bill-list', { type: '{"a":' });
  await settled(bills);
  return [
    ...rows,
    { what: 'the text after all of them', got: seenIn(element), want: seenIn(good) },
    {
      what: 'bills of a type nobody knows',
      got: [bills.type, stateOf(bills)],
      want: ['current', 'ready'],
    },
  ];
};

const setBeforeDefined = async (): Promise<Row[]> => {
  const element = make('paylater-recent-transactions', {}, (it) => {
    it.limit = 2;
    it.tokenProvider = token;
  });
  const wasDefined = customElements.get('paylater-recent-transactions') !== undefined;
  await load();
  await settled(element);
  await until('two rows', () => rowsOf(element) === 2);
  element.limit = 3;
  const { prototype } = customElements.get('paylater-recent-transactions') ?? {};
  const isAccessor = (name: string) =>
    Object.getOwnPropertyDescriptor(prototype as object, name)?.get !== undefined;
  await until('three rows', () => rowsOf(element) === 3);
  return [
    { what: 'defined before', got: wasDefined, want: false },
    { what: 'accessors that are hidden', got: Object.keys(element).filter(isAccessor), want: [] },
    { what: 'its limit is an accessor', got: isAccessor('limit'), want: true },
    { what: 'the token was asked for', got: timesAsked(), want: 1 },
    { what: 'its state', got: stateOf(element), want: 'ready' },
  ];
};

const movedInThePage = async (): Promise<Row[]> => {
  await load();
  const element = make('paylater-bill-list');
  await settled(element);
  await drawn();
  const states: string[] = [];
  const watch = new MutationObserver(() => states.push(stateOf(element)));
  watch.observe(element, { attributes: true, attributeFilter: ['data-state'] });
  const before = {
    nodes: Array.from(inside(element).children),
    calls: calls(),
    text: seenIn(element),
  };
  for (let move = 0; move < 3; move += 1) {
    const place = document.body.appendChild(document.createElement('section'));
    place.append(element);
    await drawn();
  }
  const nodes = Array.from(inside(element).children);
  return [
    { what: 'states while moving', got: states, want: [] },
    { what: 'the same nodes', got: nodes.every((it, at) => it === before.nodes[at]), want: true },
    { what: 'its calls', got: calls(), want: before.calls },
    { what: 'its text', got: seenIn(element), want: before.text },
  ];
};

const secretAsProperty = async (): Promise<Row[]> => {
  await load();
  const secret = await token();
  const element = make('paylater-limit-card', {}, (it) => {
    it.tokenProvider = async () => secret;
    Object.assign(it, { token: secret, accessToken: secret });
  });
  await settled(element);
  await drawn();
  const html = [document.documentElement.outerHTML, inside(element).innerHTML].join('\n');
  return [
    { what: 'there is a secret', got: secret.length > 8, want: true },
    { what: 'it was used', got: stateOf(element), want: 'ready' },
    { what: 'it stands in the page', got: html.includes(secret), want: false },
    {
      what: 'attributes for it',
      got: element.getAttributeNames().filter((it) => it.includes('token')),
      want: [],
    },
  ];
};

const globalByName = async (): Promise<Row[]> => {
  let called = 0;
  const leak = async () => {
    called += 1;
    return token();
  };
  Object.assign(window, { leak });
  const names = ['token-provider', 'tokenprovider', 'on-open', 'onopen', 'ready', 'refresh'];
  const needed: Event[] = [];
  document.addEventListener('paylater-token-needed', (event) => needed.push(event));
  await load();
  const attributes = Object.fromEntries(names.map((it) => [it, 'leak']));
  const element = make('paylater-limit-card', attributes, () => {});
  await settled(element);
  await drawn();
  return [
    { what: 'the global was called', got: called, want: 0 },
    { what: 'the token provider', got: typeof element.tokenProvider, want: 'undefined' },
    { what: 'a token is asked for', got: needed.length, want: 1 },
    { what: 'its state', got: stateOf(element), want: 'unauthorised' },
    { what: 'the method stays', got: typeof element.refresh, want: 'function' },
  ];
};

const documented = ['ready', 'empty', 'error', 'open', 'token-needed'].map(
  (it) => `paylater-${it}`,
);

const eventNames = async (): Promise<Row[]> => {
  const heard: CustomEvent<unknown>[] = [];
  const overheard = (element: Widget) => {
    element.tokenProvider = token;
    element.dispatchEvent = (event) => {
      heard.push(event as CustomEvent<unknown>);
      return EventTarget.prototype.dispatchEvent.call(element, event);
    };
  };
  document.addEventListener('paylater-open', (event) => event.preventDefault());
  const address = location.href;
  await load();
  const all = tags.map((tag) => make(tag, {}, overheard));
  for (const element of all) await settled(element);
  await drawn();
  const card = all[0] ?? document.body;
  inside(card).querySelector<HTMLElement>('a, button')?.click();
  await drawn();
  const open = heard.find(({ type }) => type === 'paylater-open');
  const { what, url } = (open?.detail ?? {}) as { what?: unknown; url?: unknown };
  const odd = heard.filter((it) => !documented.includes(it.type) || !it.bubbles || !it.composed);
  return [
    {
      what: 'events of other names, or that do not bubble out',
      got: odd.map(({ type }) => type),
      want: [],
    },
    {
      what: 'who said to be ready',
      got: heard.filter(({ type }) => type === 'paylater-ready').length,
      want: tags.length,
    },
    { what: 'the detail of opening', got: [typeof what, typeof url], want: ['string', 'string'] },
    { what: 'an address of the app', got: /^https?:.{3}/.test(String(url)), want: true },
    { what: 'it can be prevented', got: [open?.cancelable, location.href], want: [true, address] },
  ];
};

const modes: Readonly<Record<string, () => Promise<Row[]>>> = {
  'bare-attribute': bareAttribute,
  'removed-attribute': removedAttribute,
  'malformed-attribute': malformedAttribute,
  'set-before-defined': setBeforeDefined,
  'moved-in-the-page': movedInThePage,
  'secret-as-property': secretAsProperty,
  'global-by-name': globalByName,
  'event-names': eventNames,
};

tell(async () => {
  const mode = modes[pageName];
  if (!mode) throw new Error(`there is no ${pageName}`);
  return { rows: await mode(), texts: {} };
});
