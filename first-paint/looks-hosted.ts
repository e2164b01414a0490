/** Returns whether a host app seems to be around the page, before the app's own detection has loaded (spec §2). */
export const looksHosted = (): boolean =>
  'gopay' in window ||
  'gpContainer' in window ||
  /gojek|gopay|paylater-sdk/i.test(navigator.userAgent + location.search);
