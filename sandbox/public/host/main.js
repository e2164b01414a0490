import { addressOf, readAddress, set, settings, writeAddress } from './address.js';
import { createCalls } from './calls.js';
import { clear } from './log.js';
import * as people from './people.js';
import { createPhone } from './phone.js';
import { createScreens } from './screens.js';
import { protocols } from './protocols.js';

const pick = (id) => document.querySelector(`#${id}`);
const status = pick('status');

let person;
const phone = createPhone({ settings, onEnter: () => screens.cancel() });
const screens = createScreens(phone.cover);
phone.answerBy(createCalls({ settings, person: () => person, screens, phone }));
// The only name by which the documents inside find their host.
window.hostSimulator = Object.freeze({ enter: phone.enter });

/** Clears the stored values when host or user change. The tab remembers both, so a reload keeps the values. */
const key = 'host-simulator';
const cleanFor = (whose) => {
  if (sessionStorage.getItem(key) === whose) return;
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem(key, whose);
};

const existingPerson = async (userId) => {
  try {
    return { userId, token: await people.tokenOf(userId) };
  } catch {
    return undefined;
  }
};

/** Finds the user in the address, or creates a new one when the sandbox does not have that user. */
const meet = async () => {
  const { user, persona: wished } = settings();
  const { userId, token } = (user && (await existingPerson(user))) || (await people.create(wished));
  person = {
    userId,
    token,
    renew: async () => {
      person.token = await people.tokenOf(userId);
      return person.token;
    },
  };
  set('user', userId);
  const { name, persona, phone: number } = await people.stored(userId);
  set('persona', persona);
  status.textContent = `${name} · ${number}`;
  pick('stored').href = `/_sandbox/users/${userId}`;
  pick('journal').href = `/_sandbox/journal?userId=${userId}`;
};

const follow = () => {
  const { host } = settings();
  pick('version').placeholder = protocols[host]?.version ?? 'tidak ada';
  writeAddress();
  phone.draw();
  pick('address').href = addressOf({ user: '' });
  for (const link of document.querySelectorAll('[data-persona]'))
    link.href = addressOf({ persona: link.dataset.persona, user: '' });
};

let turn = 0;
/** Opens the client for the current settings. */
const start = async () => {
  const mine = (turn += 1);
  try {
    await meet();
  } catch (error) {
    status.textContent = `Sandbox tidak menjawab: ${error.message}`;
    return;
  }
  if (mine !== turn) return;
  follow();
  cleanFor(`${settings().host} ${person.userId}`);
  phone.open();
};

const startWithNewPerson = () => {
  set('user', '');
  return start();
};

/** What a change of a setting does, besides changing the address. Most settings need the client to be opened again. */
const changed = {
  persona: startWithNewPerson,
  user: start,
  host: start,
  version: start,
  ready: start,
  path: start,
  theme: phone.tellSurroundings,
  locale: phone.tellSurroundings,
  insets: phone.tellSurroundings,
};

const form = pick('settings');
form.addEventListener('change', ({ target }) => {
  const name = target.name || target.parentElement.dataset.delay;
  follow();
  void changed[name]?.();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void start();
});

const onPress = {
  back: () => screens.cancel() || phone.back(),
  reload: phone.reload,
  fresh: () => {
    sessionStorage.removeItem(key);
    void start();
  },
  'open-again': phone.open,
  'new-person': startWithNewPerson,
  'no-faults': () => {
    for (const name of Object.keys(settings())) if (name.startsWith('fault.')) set(name, 'ok');
    follow();
  },
  clear,
  copy: async () => {
    await navigator.clipboard.writeText(pick('address').href);
    status.textContent = 'Tautan disalin.';
  },
};
for (const [id, press] of Object.entries(onPress))
  pick(id).addEventListener('click', () => void press());

readAddress();
void start();
