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
  // A trusted address is an object, typed as a string here; `script.src` accepts it.
  return { listed, pass: policy ? (address) => policy.createScriptURL(address) as string : check };
};

/** One for each window, since the policy allows its name only once. */
const allowLists = new WeakMap<Window, AllowList>();

/** Returns a check that lets only listed script and worker addresses pass, as values that Trusted Types accepts. */
export const scriptUrls = (allowed: readonly string[], page: Window = window): Check => {
  const allowList = allowLists.get(page) ?? allowListOf(page);
  allowLists.set(page, allowList);
  for (const address of allowed) allowList.listed.add(new URL(address, page.location.origin).href);
  return allowList.pass;
};
