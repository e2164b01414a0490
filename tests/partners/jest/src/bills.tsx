import '@paylater/embeds/react';
import { useState } from 'react';
import { token } from './paylater-token';

export const Bills = () => {
  const [heard, setHeard] = useState('');
  return (
    <>
      <output>{heard}</output>
      <paylater-bill-list
        type="current"
        tokenProvider={token}
        onpaylater-open={(event) => setHeard(event.detail.what)}
      >
        <p slot="fallback">Not available right now.</p>
      </paylater-bill-list>
    </>
  );
};
