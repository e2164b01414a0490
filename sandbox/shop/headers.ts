/**
 * What a document of the shop carries. It is the policy of somebody else's site, stricter than most: nothing inline, no
 * policy of Trusted Types at all, and of PayLater's origin only what the guide for partners asks for.
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
