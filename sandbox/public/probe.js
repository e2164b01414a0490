/**
 * The probe of test environments. The client imports it at boot where its configuration names one, and hands it what it
 * may look at; tests find that under `window.__paylater`. A production configuration with a probe is refused.
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
