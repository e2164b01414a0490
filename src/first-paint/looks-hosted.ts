/** Whether the browser shows that a host app is around the page, before the app's own detection is here (spec §2). */
export const looksHosted = (): boolean =>
  'gopay' in window ||
  'gpContainer' in window ||
  /gojek|gopay|paylater-sdk/i.test(navigator.userAgent + location.search);
