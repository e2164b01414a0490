import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Announces that answers of a status, or dropped connections, are part of the test. */
export type Announce = (urlPart: string, status: number | 'dropped') => void;

/** Chromium writes one console error for each answer ≥ 400 and each connection that failed. */
const failedLoad = (message: ConsoleMessage): number | 'dropped' | undefined => {
  const [, status, network] =
    /^Failed to load resource: (?:.*status of (\d+)|(net::ERR_))/.exec(message.text()) ?? [];
  if (status !== undefined) return Number(status);
  return network === undefined ? undefined : 'dropped';
};

/** Turns what a page's policy blocked into a console error, whatever the engine logs by itself. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} blocked ${event.blockedURI}`);
  });
};

/** Watches every page of a context; `problems` lists the errors that were not announced. */
export const watch = async (context: BrowserContext) => {
  const announced: { urlPart: string; status: number | 'dropped' }[] = [];
  const problems: string[] = [];
  const announce: Announce = (urlPart, status) => announced.push({ urlPart, status });

  context.on('weberror', (thrown) => problems.push(`uncaught: ${String(thrown.error())}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const status = failedLoad(message);
    if (announced.some((one) => one.status === status && url.includes(one.urlPart))) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  await context.addInitScript(tellViolations);
  return { announce, problems };
};
