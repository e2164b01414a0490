import type { Keys, Rail } from './keys';
import { looksHosted } from './looks-hosted';
import { repeatPress } from './repeat-press';

/** Inserted by the build: the table behind it is larger than this script may be. */
declare const KEYS: Keys;
/** Inserted by the build, for the same reason. */
declare const RAIL: Rail;

/** Returns the stored token or host app. With either, the user sees another page than the start page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEYS.authToken) || sessionStorage.getItem(KEYS.appSource);
  } catch {
    return null;
  }
};

// Runs after the templates. Shows what needs no app code: the start page for a visitor, else the page's skeleton.
const [, inHash] = /^#(\/[^?]*)/.exec(location.hash) || [];
const path = inHash || location.pathname;
const shown = path === '/' && !looksHosted() && !stored() ? 'start' : path;
const root = document.documentElement;
const { lang } = root;
const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[lang=${lang}]`)];
const shape = templates.find(({ dataset }) => shown.match(dataset['at'] ?? ''));
const mount = document.getElementById('root');
if (shape && mount) mount.append(shape.content);
window.repeatPress = repeatPress;
if (mount) repeatPress(mount);
// On a large screen; the app removes it in a host without a rail.
if (path.match(RAIL.paths)) root.dataset['rail'] = '';
