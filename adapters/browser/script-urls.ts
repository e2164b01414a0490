interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { readonly createScriptURL: (address: string) => unknown };
}

type Check = (address: string) => string;

interface AllowList {
  readonly listed: Set<string>;
  readonly pass: Check;
}

const allowListOf = (page: Window): AllowList => {
  const listed = new Set<string>();
  const check: Check = (address) => {
    const { href } = new URL(address, page.location.origin);
    if (!listed.has(href)) throw new TypeError('the address of this script is not configured');
    return href;
  };
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('paylater-script-url', { createScriptURL: check });
  // A trusted address is an object; whoever sets `script.src` hands it through as the text it stands for.
  return { listed, pass: policy ? (address) => policy.createScriptURL(address) as string : check };
};

/** One for each document: the policy allows its name once. */
const allowLists = new WeakMap<Window, AllowList>();

/**
 * Turns the addresses of scripts and workers into what a browser that enforces Trusted Types accepts, and passes those
 * that were listed only.
 */
export const scriptUrls = (allowed: readonly string[], page: Window = window): Check => {
  const allowList = allowLists.get(page) ?? allowListOf(page);
  allowLists.set(page, allowList);
  for (const address of allowed) allowList.listed.add(new URL(address, page.location.origin).href);
  return allowList.pass;
};
