import { withTimeout } from '../../domain/kernel/with-timeout';
import { second } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import type { ConsentLoad } from '../../domain/tracking/visit-consent';

/** What the provider's script leaves in the page; it draws its own banner and keeps its own memory. */
export interface ConsentProvider {
  /** Calls back once it knows what the person chose before, or that they have not chosen. */
  ready(listener: () => void): void;
  status(): { readonly analytics: boolean } | undefined;
  /** Calls back whenever the person chooses. */
  onChange(listener: () => void): void;
}

export interface ConsentScriptOptions {
  readonly address: string;
  /** Where the provider pins it. */
  readonly integrity?: string | undefined;
  /** Passes configured addresses only, as a browser with Trusted Types demands. */
  readonly trusted: (address: string) => string;
  readonly clock: Clock;
  /** Told of every choice, and at first of one that was made before, or of none. */
  readonly onChoice: (analytics: boolean | undefined) => void;
  readonly page?: Window;
}

const longest = 10 * second;

/** A choice as it was said; what cannot be read is none. */
const choiceOf = (provider: ConsentProvider): boolean | undefined => {
  const { analytics } = (provider.status() ?? {}) as { readonly analytics?: unknown };
  return typeof analytics === 'boolean' ? analytics : undefined;
};

const listen = (
  page: Window,
  onChoice: ConsentScriptOptions['onChoice'],
  ready: () => void,
): void => {
  const { ConsentProvider: provider } = page as { readonly ConsentProvider?: ConsentProvider };
  if (!provider) throw new Error('the script left nothing');
  const report = () => onChoice(choiceOf(provider));
  provider.onChange(report);
  provider.ready(() => {
    report();
    ready();
  });
};

/** Puts the script into the page; what is not trusted, or cannot be put there, is missing. */
const insert = ({ address, integrity, trusted, page = window }: ConsentScriptOptions) => {
  const script = page.document.createElement('script');
  script.async = true;
  if (integrity !== undefined) {
    script.integrity = integrity;
    // Without it a browser does not show another origin's bytes to the check.
    script.crossOrigin = 'anonymous';
  }
  script.src = trusted(address);
  page.document.head.append(script);
  return script;
};

const loading = (options: ConsentScriptOptions): Promise<ConsentLoad> =>
  new Promise((resolve) => {
    const report = () => {
      try {
        listen(options.page ?? window, options.onChoice, () => resolve('ready'));
      } catch {
        resolve('broken');
      }
    };
    try {
      const script = insert(options);
      script.addEventListener('error', () => resolve('missing'));
      script.addEventListener('load', report);
    } catch {
      resolve('missing');
    }
  });

/** Loads the consent provider's script (spec §7, "Other loads") and hears what the person chooses; never throws. */
export const loadConsentScript = async (options: ConsentScriptOptions): Promise<ConsentLoad> => {
  const ended = await withTimeout(options.clock, { deadline: longest }, () => loading(options));
  return ended.kind === 'done' ? ended.value : 'late';
};
