/** The first script of every host page: it records problems, and holds the user's token. */

/** What was checked, the actual value, and the expected one. */
export interface Row {
  readonly what: string;
  readonly got: unknown;
  readonly want: unknown;
}

export interface Outcome {
  readonly rows: readonly Row[];
  /** The text a user sees, by tag. */
  readonly texts: Readonly<Record<string, string>>;
  /** Uncaught errors, console errors and policy violations. */
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    outcome?: Outcome;
  }
}

/** The page's globals before any element was defined. */
export const globalsBefore = Reflect.ownKeys(window);

const problems: string[] = [];

addEventListener('error', ({ message }) => problems.push(`thrown: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => {
  problems.push(`rejected: ${String(reason)}`);
});
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  problems.push(`policy: ${effectiveDirective} refused ${blockedURI}`);
});
const say = console.error;
console.error = (...given: unknown[]) => {
  problems.push(`console: ${given.map(String).join(' ')}`);
  say(...given);
};

/** The last part of the page's path. */
export const pageName = location.pathname.split('/').pop() ?? '';

/** The origin of the script and the API. */
export const lender = document.documentElement.dataset['lender'] ?? '';

let asked = 0;
/** How often the page was asked for the token. */
export const timesAsked = () => asked;

/** The host's server gives out the token; no page contains it. */
export const token = async (): Promise<string> => {
  asked += 1;
  return (await fetch(`/token${location.search}`)).text();
};

/** Reports the page's result once, also after a failure. */
export const tell = (work: () => Promise<Omit<Outcome, 'problems'>>): void => {
  const done = (outcome: Omit<Outcome, 'problems'>) => {
    window.outcome = { ...outcome, problems };
  };
  work().then(done, (error: unknown) => {
    problems.push(`the page gave up: ${String(error)}`);
    done({ rows: [], texts: {} });
  });
};
