import * as api from './api.js';
import * as draw from './draw.js';

const { pick, texts } = draw;

let user;
let frame;
let lastCall = 0;

const wished = new URLSearchParams(location.search);

const reasonOf = (error) => {
  if (error instanceof TypeError) return texts.silent;
  if (error.code === 'UNKNOWN_PERSONA') return `${texts.noPersona}: ${wished.get('persona')}`;
  if (error.status === 404) return `${texts.noUser}: ${user ?? wished.get('user')}`;
  return error.message;
};

/** Runs what a press starts, and shows why it failed, and without a user what to do. */
const attempt = async (work) => {
  try {
    await work();
  } catch (error) {
    draw.say(reasonOf(error) + (user === undefined ? `. ${texts.choose}` : ''));
  }
};

/** Opens the client as the user. Another user starts with empty storages, which all tabs of the sandbox share. */
const open = (path) => {
  frame?.remove();
  frame = draw.element('iframe', {
    title: 'PayLater',
    allow: 'camera; clipboard-write',
    src: path,
  });
  pick('client').append(frame);
};

const showState = async () => {
  const mine = user;
  const [stored, clock, faults, ledger] = await Promise.all([
    api.stored(mine),
    api.clockOf(mine),
    api.faultsOf(mine),
    api.ledgerOf(mine),
  ]);
  if (mine !== user) return;
  draw.showClock(clock, stored.clock?.stoppedAt !== undefined);
  draw.showFaults(faults, (id) =>
    attempt(async () => {
      await api.takeBack(id);
      pick('call').focus();
      await showState();
    }),
  );
  draw.showLedger(ledger);
};

let known = { token: null };

/** Shows whether the phone's storage, which all tabs share, holds another user's session than this page's. */
const watchPhone = async () => {
  const token = localStorage.getItem(document.body.dataset.token);
  if (token !== known.token) {
    const [call] = token === null ? [{}] : await api.callsWith(token);
    if (call) known = { token, userId: call.userId };
  }
  pick('taken').hidden = known.token !== token || [undefined, user].includes(known.userId);
};

const become = async (userId, text = '') => {
  const stored = await api.stored(userId);
  user = userId;
  lastCall = 0;
  draw.clearCalls();
  for (const control of document.querySelectorAll('[disabled]')) control.disabled = false;
  for (const id of ['file', 'download', 'taken']) pick(id).hidden = true;
  const { name, persona, phone, loginCode, copyOf } = stored;
  const origin = copyOf === undefined ? '' : `${texts.copied} ${copyOf}`;
  draw.say([name, persona, phone, origin, text].filter(Boolean).join(' · '));
  pick('persona').value = persona;
  const address = new URL(location.href);
  address.searchParams.set('user', userId);
  address.searchParams.delete('persona');
  history.replaceState(undefined, '', address);
  frame?.remove();
  localStorage.clear();
  sessionStorage.clear();
  open(`/auth/login?login_hint=${encodeURIComponent(loginCode)}`);
  await showState();
};

const forkAt = (at) =>
  attempt(async () => {
    const { userId } = await api.fork(user, at);
    await become(userId);
    pick('status').focus();
  });

let turn = 0;

/** Shows new calls and what they changed, and now and then what other tools changed. */
const follow = async () => {
  const mine = user;
  if (mine === undefined || document.hidden) return;
  turn += 1;
  const calls = await api.callsAfter(mine, lastCall);
  if (mine !== user) return;
  if (calls.length > 0) lastCall = calls[calls.length - 1].id;
  for (const call of calls) draw.showCall(call, forkAt);
  if (calls.length > 0 || turn % 5 === 0) await showState();
  await watchPhone();
};

const keepFollowing = () => {
  // A failed read is tried again with the next one.
  follow()
    .catch(() => undefined)
    .finally(() => setTimeout(keepFollowing, 1_000));
};

/** Returns the page that is open in the frame. */
const openPage = () => {
  const { location, document: inside } = frame.contentWindow;
  const route = inside.querySelector('main')?.dataset.route;
  return {
    path: location.pathname + location.search,
    ...(route === undefined ? {} : { route }),
    lang: inside.documentElement.lang,
    width: frame.clientWidth,
    height: frame.clientHeight,
  };
};

const makeTest = async () => {
  if (!frame) return;
  const path = api.testPath(user, openPage());
  pick('file').textContent = await api.textAt(path);
  pick('file').hidden = false;
  pick('download').href = `/_sandbox${path}`;
  pick('download').hidden = false;
};

const change = (clock) => attempt(() => api.setClock(user, clock).then(showState));

pick('user').addEventListener('submit', (event) => {
  event.preventDefault();
  void attempt(async () => become((await api.create(pick('persona').value)).userId));
});
pick('fault').addEventListener('submit', (event) => {
  event.preventDefault();
  const { call, failure, times } = Object.fromEntries(new FormData(event.target));
  const [method, path] = call.split(' ');
  const fault = { method, path, times: Number(times), ...JSON.parse(failure) };
  void attempt(() => api.plan(user, fault).then(showState));
});
pick('remove-all').addEventListener('click', () => {
  void attempt(async () => {
    await api.takeAllBack(user);
    pick('call').focus();
    await showState();
  });
});
pick('clock').addEventListener('click', ({ target }) => {
  const seconds = target.dataset.advance;
  if (seconds !== undefined)
    void change({ advanceSeconds: Number(seconds), stopped: pick('stopped').checked });
});
pick('stopped').addEventListener('change', ({ target }) => {
  void change({ advanceSeconds: 0, stopped: target.checked });
});
pick('again').addEventListener('click', () => {
  void attempt(async () => {
    await become(user);
    pick('status').focus();
  });
});
pick('reload').addEventListener('click', () => frame?.contentWindow.location.reload());
pick('make').addEventListener('click', () => void attempt(makeTest));

const wishedUser = wished.get('user');
if (wishedUser) void attempt(() => become(wishedUser));
else void attempt(async () => become((await api.create(wished.get('persona') ?? 'active')).userId));
keepFollowing();
