/** The first script of every host page: it notes what goes wrong from then on, and knows the person's token. */

/** What was looked at, what was found, and what should have been. */
export interface Row {
  readonly what: string;
  readonly got: unknown;
  readonly want: unknown;
}

/** What a page says of itself when it is done. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** The text a person sees, by tag. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whatever was thrown, written to the console as an error, or refused by the policy. */
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    outcome?: Outcome;
  }
}

/** What the page had of its own before any element came. */
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

/** The page's name: the last part of its path. */
export const pageName = location.pathname.split('/').pop() ?? '';

/** Where the elements come from and ask. */
export const lender = document.documentElement.dataset['lender'] ?? '';

let asked = 0;
/** How often the page was asked for the token. */
export const timesAsked = () => asked;

/** The host's own server knows the token; it is in no page. */
export const token = async (): Promise<string> => {
  asked += 1;
  return (await fetch(`/token${location.search}`)).text();
};

/** What the page did is told once, also when it failed. */
export const tell = (work: () => Promise<Omit<Outcome, 'problems'>>): void => {
  const done = (outcome: Omit<Outcome, 'problems'>) => {
    window.outcome = { ...outcome, problems };
  };
  work().then(done, (error: unknown) => {
    problems.push(`the page gave up: ${String(error)}`);
    done({ rows: [], texts: {} });
  });
};
