import '@paylater/embeds/react';
import type { PaylaterBillList } from '@paylater/embeds';
import { useRef } from 'react';

interface CreditProps {
  readonly token: () => Promise<string>;
  readonly onShown: (what: string) => void;
}

export const Credit = ({ token, onShown }: CreditProps) => {
  const list = useRef<PaylaterBillList>(null);
  return (
    <section>
      <paylater-limit-card
        className="limit"
        locale="en-GB"
        theme="auto"
        apiBase="https://paylater.example/api"
        tokenProvider={token}
        onpaylater-ready={() => list.current?.refresh()}
        onpaylater-error={({ detail }) => onShown(detail.code)}
        onpaylater-open={(event) => {
          event.preventDefault();
          onShown(event.detail.what);
        }}
      >
        <h2 slot="title">Your limit</h2>
        <p slot="fallback">Not available right now.</p>
      </paylater-limit-card>
      <paylater-bill-list ref={list} type="upcoming" density="compact" tokenProvider={token} />
      <paylater-recent-transactions limit={10} api-base="https://paylater.example/api" />
      <paylater-instalment-plan key="plan" tenor="6" />
    </section>
  );
};
