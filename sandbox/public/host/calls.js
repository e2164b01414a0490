/** The calls of a host. Each returns `{ kind: 'ok', value }`, or another result. */

import * as people from './people.js';
import { messages } from './messages.js';
import { protocols } from './protocols.js';

const ok = (value) => ({ kind: 'ok', value });
const cancelled = { kind: 'cancelled' };
const failed = (code) => ({ kind: 'failed', code });

/** Returns the calls. `phone` has `close` and `setCanGoBack`. */
export const createCalls = ({ settings, person, screens, phone }) => {
  const screenTexts = () => messages[settings().locale];
  const host = () => protocols[settings().host].title;

  const pin = async (token, error) => {
    const { title, text, field, yes, no, wrong } = screenTexts().pin;
    const done = await screens.show({
      title,
      text,
      error,
      field: {
        label: field,
        type: 'password',
        inputMode: 'numeric',
        maxLength: 6,
        value: error ? '' : '123456',
      },
      buttons: [
        { label: yes, value: 'yes' },
        { label: no, value: 'no' },
      ],
    });
    if (done?.value !== 'yes') return cancelled;
    const {
      pinVerified,
      challengeId,
      remaining = 0,
    } = await people.challenge(person().userId, token, done.typed);
    return pinVerified ? ok({ challengeId }) : pin(token, wrong(remaining));
  };

  const payment = async () => {
    const { title, text, field, yes, no, paid, back } = screenTexts().payment(host());
    const { userId } = person();
    const due = await people.dueOf(userId);
    const done = await screens.show({
      title,
      text,
      field: { label: field, type: 'text', inputMode: 'numeric', value: String(due) },
      buttons: [
        { label: yes, value: 'yes' },
        { label: no, value: 'no' },
      ],
    });
    if (done?.value !== 'yes') return;
    const amount = Number(done.typed.replaceAll(/\D/g, ''));
    const result = await people.pay(userId, amount).then(
      () => paid,
      ({ message }) => message,
    );
    await screens.show({ title, text: result, buttons: [{ label: back, value: 'back' }] });
  };

  return {
    appInfo: () => {
      const { version, host: name, locale, theme } = settings();
      return ok({
        version: version || protocols[name].version,
        locale,
        theme,
        advertisingId: '7c1d5a52-8d0f-4b1e-9f0c-5d1b6f2a9e34',
        deviceId: 'simulator',
      });
    },
    token: () => ok({ token: person().token }),
    loginWithAuth: async () => {
      const { title, text, yes, no } = screenTexts().login(host());
      const done = await screens.show({
        title,
        text,
        buttons: [
          { label: yes, value: 'yes' },
          { label: no, value: 'no' },
        ],
      });
      return done?.value === 'yes' ? ok({ token: await person().renew() }) : cancelled;
    },
    close: () => {
      // The answer must arrive before the page closes.
      setTimeout(() => phone.close());
      return ok();
    },
    launchOneKyc: async ({ token }) => {
      const { title, text, ...ends } = screenTexts().capture;
      const done = await screens.show({
        title,
        text,
        buttons: Object.entries(ends).map(([value, label]) => ({ label, value })),
      });
      const end = await people.endCapture(token, (done?.value ?? 'cancelled').toUpperCase());
      return end.failed ? failed(end.failed) : ok(end);
    },
    oneKycStatus: async ({ submissionUuid }) => {
      const end = await people.captureOf(person().userId, submissionUuid);
      return end ? ok(end) : failed('UNKNOWN_SUBMISSION');
    },
    challenge: ({ token }) => pin(token),
    userDetails: async () => {
      const { customerId, name } = await people.stored(person().userId);
      return ok({ customerId, name });
    },
    backState: ({ canGoBack }) => {
      phone.setCanGoBack(canGoBack);
      return ok();
    },
    openLink: ({ url }) => {
      const { title, yes } = screenTexts().link(host());
      void screens.show({ title, text: url, buttons: [{ label: yes, value: 'yes' }] });
      return ok();
    },
    openPayment: () => {
      void payment();
      return ok();
    },
  };
};
