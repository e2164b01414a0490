import '@paylater/embeds/preact';
import { useState } from 'preact/hooks';
import { token } from './paylater-token';

export const Bills = () => {
  const [type, setType] = useState<'current' | 'upcoming'>('current');
  const [isShown, setIsShown] = useState(true);
  const [heard, setHeard] = useState('');
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
      <output id="heard">{heard}</output>
      {isShown && (
        <paylater-bill-list
          type={type}
          tokenProvider={token}
          onpaylater-open={(event) => {
            event.preventDefault();
            setHeard(event.detail.what);
          }}
        >
          <p slot="fallback">Not available right now.</p>
        </paylater-bill-list>
      )}
    </main>
  );
};
