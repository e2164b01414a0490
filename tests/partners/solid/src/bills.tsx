import '@paylater/embeds/solid';
import { createSignal, Show } from 'solid-js';
import { token } from './paylater-token.js';

export const Bills = () => {
  const [type, setType] = createSignal<'current' | 'upcoming'>('current');
  const [isShown, setIsShown] = createSignal(true);
  const [heard, setHeard] = createSignal('');
  return (
    <main>
      <button id="change" onClick={() => setType('upcoming')}>
        Upcoming
      </button>
      <button id="hide" onClick={() => setIsShown(false)}>
        Hide
      </button>
      <button id="show" onClick={() => setIsShown(true)}>
        Show
      </button>
      <output id="heard">{heard()}</output>
      <Show when={isShown()}>
        <paylater-bill-list
          type={type()}
          prop:tokenProvider={token}
          on:paylater-open={(event) => {
            event.preventDefault();
            setHeard(event.detail.what);
          }}
        >
          <p slot="fallback">Not available right now.</p>
        </paylater-bill-list>
      </Show>
    </main>
  );
};
