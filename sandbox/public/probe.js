/**
 * The probe of test environments. The client imports it at its start if the configuration names one, and passes it the
 * hooks. Tests find them under `window.__paylater`. A production configuration with a probe is refused.
 *
 * hooks: { tracked: () => the tracking events sent so far }
 */
export const install = ({ tracked }) => {
  Object.defineProperty(window, '__paylater', {
    configurable: true,
    value: Object.freeze({
      get tracked() {
        return tracked();
      },
    }),
  });
};
