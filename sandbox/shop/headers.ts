/**
 * Returns the headers of the shop's documents: the policy of a strict partner site. It allows nothing inline, no
 * Trusted Types policy, and from PayLater's origin only what the partners' guide needs.
 */
export const shopHeaders = (embedsOrigin: string): Readonly<Record<string, string>> => {
  const paylater = embedsOrigin === '' ? '' : ` ${embedsOrigin}`;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${paylater}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${paylater}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { 'Content-Security-Policy': policy.join('; '), 'Cache-Control': 'no-cache' };
};
