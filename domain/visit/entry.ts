/** There are eighteen names, so twenty keys are never exceeded. The storage's keys take the rest of the 4 kB. */
const caps = { value: 128, deeplink: 512, bytes: 4096 - 512 };
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b-\u200f\ufeff]/;
const attribution = /^(?:utm|gpl)_(?:source|medium|campaign|group)$/;
const sourcePages = ['SourcePage', 'sourcePage', 'source'];
const readByName = [
  'SourceApp',
  ...sourcePages,
  'SourceDeeplink',
  'AppVersion',
  'gopayplus',
  'entryPoint',
  'migrationEntry',
  'migrationUserType',
];

/** Returns a parameter's size in the browser's storage: in its own row, in the visit's row, and in the saved one. */
const bytesOf = (name: string, value: string): number =>
  3 * encodeURIComponent(JSON.stringify([name, value])).replace(/%../g, '_').length;

const isRead = (name: string) => readByName.includes(name) || attribution.test(name);

const fits = (name: string, value: string) =>
  value !== '' &&
  value.length <= (name === 'SourceDeeplink' ? caps.deeplink : caps.value) &&
  !control.test(value);

/** Reads the query once, before the first render. If a parameter is repeated, the first one counts. */
export const readEntry = (query: string) => {
  const values = new Map<string, string>();
  let [bytes, dropped] = [0, 0];
  new URLSearchParams(query.slice(0, 16_384)).forEach((value, name) => {
    if (!isRead(name) || values.has(name)) return;
    const size = bytesOf(name, value);
    if (!fits(name, value) || bytes + size > caps.bytes) {
      dropped += 1;
      return;
    }
    bytes += size;
    values.set(name, value);
  });
  const pages = sourcePages.map((name) => values.get(name));
  const sources = [values.get('SourceApp'), ...pages].map((source) => source?.toLowerCase());
  const plus = values.get('gopayplus');
  return {
    /** `gopay` if any source parameter is that, else SourceApp; in lower case. */
    appSource: sources.includes('gopay') ? 'gopay' : sources[0],
    sourcePage: pages.find(Boolean),
    sourceDeeplink: values.get('SourceDeeplink'),
    callerVersion: values.get('AppVersion'),
    entryPoint: values.get('entryPoint'),
    migrationEntry: values.get('migrationEntry'),
    migrationUserType: values.get('migrationUserType'),
    /** Whether the gopayplus parameter was `true`; `undefined`: not a pay-later-plus visit. */
    plus: plus === undefined ? undefined : plus === 'true',
    /** `utm_` and `gpl_` parameters by their names. */
    utm: Object.fromEntries([...values].filter(([name]) => attribution.test(name))),
    /** All accepted parameters by their names. */
    all: Object.fromEntries(values),
    /** How many parameters were dropped for breaking a cap. */
    dropped,
  };
};

/**
 * The parameters that the app is opened with (spec §3, "Entry query parameters"). They are attribution and context:
 * opaque, capped, and never followed.
 */
export type Entry = ReturnType<typeof readEntry>;
