/** Draws answers of the sandbox. All their texts are text, never HTML. */

const texts = JSON.parse(document.body.dataset.texts);
const { lang } = document.documentElement;
const pick = (id) => document.querySelector(`#${id}`);

const rupiah = new Intl.NumberFormat('id', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});
const moment = new Intl.DateTimeFormat(lang, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

export const element = (name, more, ...children) => {
  const made = Object.assign(document.createElement(name), more);
  made.append(...children);
  return made;
};

const rowOf = (...cells) =>
  element('tr', {}, ...cells.map((cell) => element('td', {}, element('bdi', {}, cell))));

const drawn = new Map();

/** Draws a value if it is another one than before, so that a reader keeps focus and place. */
const ifChanged = (draw) => (value, more) => {
  const text = JSON.stringify(value);
  if (drawn.get(draw) === text) return;
  drawn.set(draw, text);
  draw(value, more);
};

export const showClock = ({ epochMs }, isStopped) => {
  pick('now').textContent = `${moment.format(epochMs)} WIB`;
  pick('now').dateTime = new Date(epochMs).toISOString();
  pick('stopped').checked = isStopped;
};

export const showLedger = ifChanged(({ limit, credit, bills, transactions }) => {
  pick('balance').textContent = [
    `${rupiah.format(limit.used)} ${texts.used}`,
    `${rupiah.format(limit.available)} ${texts.available}`,
    ...(credit > 0 ? [`${rupiah.format(credit)} ${texts.credit}`] : []),
  ].join(' · ');
  pick('bills').replaceChildren(
    ...bills.map((it) => rowOf(it.month, it.status, rupiah.format(it.amount))),
  );
  pick('count').textContent = `(${transactions.length})`;
  // Ten thousand rows would freeze the page; the newest ones are enough here.
  pick('transactions').replaceChildren(
    ...transactions
      .slice(0, 100)
      .map((it) =>
        rowOf(
          moment.format(new Date(it.time)),
          `${it.title} · ${it.type} · ${it.status}`,
          rupiah.format(it.amount),
        ),
      ),
  );
});

const partsOf = ({ id: _, userId: __, times: ___, path: ____, method: _____, ...rest }) => rest;

export const showFaults = ifChanged((faults, onRemove) => {
  pick('several').hidden = faults.length < 2;
  pick('faults').replaceChildren(
    ...faults.map((fault) => {
      const text = `${fault.times} × ${fault.method ?? ''} ${fault.path} ${JSON.stringify(partsOf(fault))}`;
      const remove = element('button', { type: 'button', textContent: texts.remove });
      remove.setAttribute('aria-label', `${texts.remove}: ${text}`);
      remove.addEventListener('click', () => onRemove(fault.id));
      return element('li', {}, element('code', {}, text), remove);
    }),
  );
});

const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const answerOf = ({ answer, answerLength, fault }) =>
  fault ? '–' : (written(answer) ?? (answerLength === undefined ? '–' : `${answerLength} …`));

const detailsOf = (call) => {
  const { authorization: _, ...headers } = call.headers;
  const request = [call.query, headers, call.body].map((it) => written(it) ?? '').join('\n');
  return [
    element('h3', {}, texts.request),
    element('pre', { tabIndex: 0 }, request),
    element('h3', {}, texts.answer),
    element('pre', { tabIndex: 0 }, answerOf(call)),
  ];
};

const most = 300;

/** Adds a call on top of the list. Its request and answer are drawn when it is opened. */
export const showCall = (call, onFork) => {
  const status = call.status === 0 ? texts.dropped : String(call.status);
  const time = new Date(call.time).toLocaleTimeString(lang, { timeZone: 'Asia/Jakarta' });
  const path = call.path.replace(/^\/api/, '');
  const summary = element(
    'summary',
    {},
    element('span', { className: 'log-name' }, `${call.method} ${path}`),
    element('span', { className: 'call-status' }, status),
    element('time', {}, time),
  );
  const forking = element('button', { type: 'button', textContent: texts.fork });
  forking.addEventListener('click', () => onFork(call.id));
  const inside = element('div', {}, forking);
  const whole = element('details', {}, summary, inside);
  whole.addEventListener('toggle', () => inside.append(...detailsOf(call)), { once: true });
  const line = element('li', {}, whole);
  line.dataset.call = `${call.method} ${path}`;
  line.dataset.outcome = call.status >= 200 && call.status < 400 ? 'ok' : 'failed';
  pick('calls').prepend(line);
  pick('calls').children[most]?.remove();
  pick('log-empty').hidden = true;
};

export const clearCalls = () => {
  pick('calls').replaceChildren();
  pick('log-empty').hidden = false;
};

export const say = (text) => {
  pick('status').textContent = text;
};

export { pick, texts };
