import { withTimeout } from '../../domain/async/with-timeout';
import { second } from '../../domain/kernel/instant';
import type { Clock } from '../../domain/ports/clock';
import type { ConsentLoad } from '../../domain/tracking/visit-consent';

/** The object that the provider's script adds to the page. The provider shows its own banner and stores the choice. */
export interface ConsentProvider {
  /** Calls back once it knows the user's earlier choice, or that the user has made none. */
  ready(listener: () => void): void;
  status(): { readonly analytics: boolean } | undefined;
  /** Calls back after every choice. */
  onChange(listener: () => void): void;
}

export interface ConsentScriptOptions {
  readonly address: string;
  /** The hash of the script, when the provider publishes one. */
  readonly integrity?: string | undefined;
  /** Lets only configured addresses pass; browsers with Trusted Types demand it. */
  readonly trusted: (address: string) => string;
  readonly clock: Clock;
  /** Called first with the earlier choice (`undefined` without one), then after every choice. */
  readonly onChoice: (analytics: boolean | undefined) => void;
  readonly page?: Window;
}

const longest = 10 * second;

/** Returns the current choice; `undefined` for one that cannot be read. */
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

/** Throws when the address is not trusted. */
const insert = ({ address, integrity, trusted, page = window }: ConsentScriptOptions) => {
  const script = page.document.createElement('script');
  script.async = true;
  if (integrity !== undefined) {
    script.integrity = integrity;
    // A browser checks the integrity of a cross-origin script only with this.
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

/** Loads the consent provider's script (spec §7, "Other loads") and follows the user's choices. Never throws. */
export const loadConsentScript = async (options: ConsentScriptOptions): Promise<ConsentLoad> => {
  const ended = await withTimeout(options.clock, { deadline: longest }, () => loading(options));
  return ended.kind === 'done' ? ended.value : 'late';
};
