/** The phone: a frame with the client, the host's object inside it, and the host's home when the frame is closed. */

import { note } from './log.js';
import { receiver } from './receiver.js';
import { protocols } from './protocols.js';

const pick = (id) => document.querySelector(`#${id}`);
const [slot, home, homeName, where, shape, keys] = [
  'client',
  'home',
  'home-name',
  'where',
  'phone',
  'keys',
].map(pick);

const notch = { top: 44, right: 0, bottom: 34, left: 0 };
const plain = { top: 0, right: 0, bottom: 0, left: 0 };

/** Parses an address. `URL.canParse` needs Chrome 120, but the client supports older browsers. */
const urlOf = (address) => {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
};

/** Returns a path of this origin, except that of the simulator itself. */
const pathOf = (address) => {
  const url = urlOf(address);
  const isOurs = url?.origin === location.origin && url.pathname !== '/host';
  return isOurs ? url.pathname + url.search + url.hash : '/';
};

const override = (object, name, get) =>
  Object.defineProperty(object, name, { configurable: true, get });

export const createPhone = ({ settings, onEnter }) => {
  let frame;
  let send = () => false;
  let canGoBack;
  let visit = 0;
  let isCovered = false;
  let calls;

  const showWhere = () => {
    const { pathname, search } = frame.contentWindow.location;
    where.textContent = pathname + search;
  };

  const surroundings = () => {
    const { insets, theme, locale } = settings();
    return { insets: insets === 'notch' ? notch : plain, theme, locale };
  };

  const tell = (event, value) => {
    const isHeard = send(event, value);
    note(`← ${event}`, value)(isHeard ? 'heard' : 'unheard');
    return isHeard;
  };

  const remove = () => {
    visit += 1;
    frame?.remove();
    frame = undefined;
    send = () => false;
    canGoBack = undefined;
    onEnter();
  };

  const close = () => {
    remove();
    home.hidden = false;
    homeName.textContent = protocols[settings().host]?.title ?? 'Browser';
    where.textContent = '–';
  };

  const open = () => {
    remove();
    home.hidden = true;
    frame = Object.assign(document.createElement('iframe'), {
      title: 'PayLater',
      allow: 'camera; clipboard-write',
      src: pathOf(settings().path),
    });
    frame.addEventListener('load', showWhere);
    slot.append(frame);
  };

  /** Enters a document. Every document of the client calls this before its own scripts. */
  const enter = (page) => {
    const { host, version, ready } = settings();
    const protocol = protocols[host];
    visit += 1;
    const mine = visit;
    [send, canGoBack] = [() => false, undefined];
    onEnter();

    page.navigation?.addEventListener('currententrychange', showWhere);
    override(page.document, 'visibilityState', () => (isCovered ? 'hidden' : 'visible'));
    if (!protocol) return;
    const agent = `${navigator.userAgent} ${protocol.agent(version || protocol.version)}`;
    override(page.navigator, 'userAgent', () => agent);

    const receive = receiver({ page, protocol, calls, settings });
    const install = () => {
      if (mine === visit) send = protocol.install(page, receive, surroundings);
    };
    const [kind, ms] = ready.split(':');
    if (kind === 'now') install();
    if (kind === 'late') setTimeout(install, Number(ms));
  };

  /** Goes back as a webview does when the page has set no back state. */
  const backByHistory = () => {
    const page = frame.contentWindow;
    const isAtRoot = page.navigation?.canGoBack === false;
    note('← history', undefined)(isAtRoot ? 'closed' : 'back');
    if (isAtRoot) close();
    else page.history.back();
  };

  const back = () => {
    if (!frame) return;
    if (canGoBack === undefined) backByHistory();
    else if (!canGoBack) {
      note('← back', undefined)('closed');
      close();
    } else if (!tell('back')) backByHistory();
  };

  /** Applies settings that need no new start. */
  const draw = () => {
    const { host, theme, insets, keyboard } = settings();
    Object.assign(shape.dataset, { host, theme, insets, keyboard });
    keys.hidden = keyboard !== 'up';
  };

  /** Hides the page under a screen of the host, as on a real phone. */
  const cover = (covered) => {
    isCovered = covered;
    slot.inert = covered;
    if (!frame) return;
    const { document } = frame.contentWindow;
    document.dispatchEvent(new frame.contentWindow.Event('visibilitychange'));
    if (!covered) frame.focus();
  };

  return {
    open,
    close,
    enter,
    back,
    draw,
    cover,
    reload: () => (frame ? frame.contentWindow.location.reload() : open()),
    tellSurroundings: () => protocols[settings().host] && tell('surroundings', surroundings()),
    setCanGoBack: (can) => {
      canGoBack = can;
    },
    /** Sets the calls. Phone and calls need each other, so the calls come later. */
    answerBy: (given) => {
      calls = given;
    },
  };
};
