interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { readonly createScriptURL: (address: string) => unknown };
}

/**
 * Turns the addresses of scripts into what a browser that enforces Trusted Types accepts, and passes those of the list
 * only. To be made once per document: the policy allows the name once.
 */
export const scriptUrls = (
  allowed: readonly string[],
  page: Window = window,
): ((address: string) => string) => {
  const { origin } = page.location;
  const listed = new Set(allowed.map((address) => new URL(address, origin).href));
  const check = (address: string): string => {
    const { href } = new URL(address, origin);
    if (!listed.has(href)) throw new TypeError('the address of this script is not configured');
    return href;
  };
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('paylater-script-url', { createScriptURL: check });
  // A trusted address is an object; whoever sets `script.src` hands it through as the text it stands for.
  return policy ? (address) => policy.createScriptURL(address) as string : check;
};
