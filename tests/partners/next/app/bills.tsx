'use client';

import '@paylater/embeds/react';
import type { PaylaterBillList, PaylaterEventMap } from '@paylater/embeds';
import { useEffect, useRef, useState } from 'react';
import { token } from './paylater-token';

interface ListProps {
  readonly type: 'current' | 'upcoming';
  readonly onOpen: (what: string) => void;
}

const List = ({ type, onOpen }: ListProps) => {
  const list = useRef<PaylaterBillList>(null);
  useEffect(() => {
    const element = list.current!;
    element.tokenProvider = token;
    const opened = (event: PaylaterEventMap['paylater-open']) => {
      event.preventDefault();
      onOpen(event.detail.what);
    };
    element.addEventListener('paylater-open', opened);
    return () => element.removeEventListener('paylater-open', opened);
  }, [onOpen]);
  return (
    <paylater-bill-list ref={list} type={type} suppressHydrationWarning>
      <p slot="fallback">Not available right now.</p>
    </paylater-bill-list>
  );
};

export const Bills = () => {
  const [type, setType] = useState<'current' | 'upcoming'>('current');
  const [isShown, setIsShown] = useState(true);
  const [heard, setHeard] = useState('');
  return (
    <>
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
      {isShown && <List type={type} onOpen={setHeard} />}
    </>
  );
};
