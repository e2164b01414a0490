/**
 * Stand-in for the identity SDK, for development and tests: it captures nothing.
 *
 * OneKyc.launch({ token, partner, locale, onResult }) shows a dialog with three buttons, in this order: a successful
 * capture, a rejected one, and cancelling. `onResult` is called once, with one of
 *   { kind: 'submitted', submissionUuid: string }   { kind: 'rejected' }   { kind: 'cancelled' }
 * or, when the capture could not be sent, { kind: 'failed', code: string }.
 * It returns a function that closes the dialog, which ends as cancelled. Cancelling works while a capture is sent too.
 */
(() => {
  const messages = {
    id: {
      title: 'Verifikasi identitas (simulasi)',
      text: 'Di aplikasi asli, kamu memotret KTP dan wajah di sini. Pilih hasilnya:',
      submitted: 'Ambil foto, berhasil',
      rejected: 'Foto ditolak',
      cancelled: 'Batal',
    },
    en: {
      title: 'Identity check (simulated)',
      text: 'In the real app you take pictures of your card and face here. Choose how it ends:',
      submitted: 'Take pictures, accepted',
      rejected: 'Pictures rejected',
      cancelled: 'Cancel',
    },
  };

  const origin = new URL(document.currentScript.src).origin;

  const loadStyles = () => {
    const href = `${origin}/scripts/one-kyc.css`;
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  };

  const report = async (token, outcome) => {
    const answer = await fetch(`${origin}/one-kyc/captures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    const payload = await answer.json();
    if (!answer.ok) return { kind: 'failed', code: payload.errors[0].code };
    return outcome === 'SUBMITTED'
      ? { kind: 'submitted', submissionUuid: payload.data.submission_uuid }
      : { kind: outcome.toLowerCase() };
  };

  const element = (name, text, properties = {}) =>
    Object.assign(document.createElement(name), { textContent: text }, properties);

  const launch = ({ token, locale, onResult }) => {
    loadStyles();
    const say = messages[locale] || messages.id;
    const dialog = element('dialog', '', { className: 'one-kyc' });
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-labelledby', 'one-kyc-title');
    let ended = false;
    let sending = false;

    const end = (result) => {
      if (ended) return;
      ended = true;
      dialog.close();
      dialog.remove();
      onResult(result);
    };

    const send = async (outcome) => {
      sending = true;
      for (const it of dialog.querySelectorAll('button:not(:last-child)')) it.disabled = true;
      end(await report(token, outcome).catch(() => ({ kind: 'failed', code: 'NETWORK' })));
    };

    // Cancels without waiting for the server. A capture that is being sent is not revoked.
    const cancel = () => {
      if (!ended && !sending) report(token, 'CANCELLED').catch(() => undefined);
      end({ kind: 'cancelled' });
    };

    const button = (outcome, press) => {
      const it = element('button', say[outcome.toLowerCase()], { type: 'button' });
      it.addEventListener('click', () => press(outcome));
      return it;
    };

    dialog.append(
      element('h2', say.title, { id: 'one-kyc-title' }),
      element('p', say.text),
      button('SUBMITTED', send),
      button('REJECTED', send),
      button('CANCELLED', cancel),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancel();
    });
    document.body.append(dialog);
    dialog.showModal();
    return cancel;
  };

  window.OneKyc = Object.freeze({ launch });
})();
