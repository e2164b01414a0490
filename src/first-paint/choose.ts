import type { Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Written in by the build: the table they are from is larger than this script may be. */
declare const KEYS: Keys;

/** What is stored of a login or of a host app, whose person is shown another page than the start page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEYS.authToken) || sessionStorage.getItem(KEYS.appSource);
  } catch {
    return null;
  }
};

// After the templates: what can be shown already, which is the start page for a visitor, and for everybody else the shape
// of their page.
const [, inHash] = /^#(\/[^?]*)/.exec(location.hash) || [];
const path = inHash || location.pathname;
const shown = path === '/' && !looksHosted() && !stored() ? 'start' : path;
const { lang } = document.documentElement;
const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[lang=${lang}]`)];
const shape = templates.find(({ dataset }) => new RegExp(dataset['at'] || '').test(shown));
const mount = document.getElementById('root');
if (shape && mount) mount.append(shape.content);
