import '@paylater/embeds/react-18';
import type { PaylaterBillList, PaylaterEventMap } from '@paylater/embeds';
import { useEffect, useRef } from 'react';

interface CreditProps {
  readonly token: () => Promise<string>;
  readonly onShown: (what: string) => void;
}

export const Credit = ({ token, onShown }: CreditProps) => {
  const list = useRef<PaylaterBillList>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    element.tokenProvider = token;
    const opened = (event: PaylaterEventMap['paylater-open']) => {
      event.preventDefault();
      onShown(event.detail.what);
    };
    element.addEventListener('paylater-open', opened);
    return () => element.removeEventListener('paylater-open', opened);
  }, [token, onShown]);
  return (
    <section>
      <paylater-bill-list
        ref={list}
        class="bills"
        type="upcoming"
        locale="en"
        theme="auto"
        density="compact"
        application-source="gopay"
        onClick={() => onShown('a click')}
      >
        <h2 slot="title">Your bills</h2>
        <p slot="fallback">Not available right now.</p>
      </paylater-bill-list>
      <paylater-recent-transactions limit={10} api-base="https://paylater.example/api" />
      <paylater-instalment-plan key="plan" tenor="6" />
    </section>
  );
};
