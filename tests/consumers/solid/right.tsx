import '@paylater/embeds/solid';
import { createSignal } from 'solid-js';

interface CreditProps {
  readonly token: () => Promise<string>;
  readonly onShown: (what: string) => void;
}

export const Credit = (props: CreditProps) => {
  const [type, setType] = createSignal<'current' | 'upcoming'>('current');
  return (
    <section>
      <button onClick={() => setType('upcoming')}>Upcoming</button>
      <paylater-limit-card
        class="limit"
        locale="en"
        theme="auto"
        api-base="https://paylater.example/api"
        prop:tokenProvider={props.token}
        on:paylater-ready={(event) => props.onShown(event.type)}
        on:paylater-error={({ detail }) => props.onShown(detail.code)}
        on:paylater-open={(event) => {
          event.preventDefault();
          props.onShown(event.detail.what);
        }}
      >
        <h2 slot="title">Your limit</h2>
        <p slot="fallback">Not available right now.</p>
      </paylater-limit-card>
      <paylater-bill-list
        ref={(list) => list.refresh()}
        type={type()}
        density="compact"
        heading-level="3"
        tokenProvider={props.token}
      />
      <paylater-recent-transactions prop:limit={10} />
      <paylater-instalment-plan tenor="6" />
    </section>
  );
};
