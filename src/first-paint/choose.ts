import type { Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Written in by the build: the table they are from is larger than this script may be. */
declare const KEYS: Keys;

/** Whether a login or a host app is known of, whose person is shown another page than the start page. */
const isKnown = (): boolean => {
  try {
    if (localStorage.getItem(KEYS.authToken)) return true;
    if (sessionStorage.getItem(KEYS.appSource)) return true;
  } catch {
    // Nothing is kept, so nothing is known.
  }
  return looksHosted();
};

// After the templates: what can be shown already, which is the start page for a visitor, and for everybody else the shape
// of their page.
const [, inHash] = /^#(\/[^?]*)/.exec(location.hash) || [];
const path = inHash || location.pathname;
const shown = path === '/' && !isKnown() ? 'start' : path;
const { lang } = document.documentElement;
const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[lang=${lang}]`)];
const ofPage = templates.find(({ dataset }) => ` ${dataset['at']} `.includes(` ${shown} `));
const mount = document.getElementById('root');
// The first shape is that of every page that has none of its own.
for (const it of [ofPage || templates[0]]) if (it && mount) mount.append(it.content);
