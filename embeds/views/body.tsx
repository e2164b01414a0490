import type { ReactNode } from 'react';
import { formatAge } from './date';
import { Card } from '../../ui/kit/card';
import { SkeletonRegion } from '../../ui/kit/skeleton-parts';
import type { ElementController } from '../core/element-controller';
import type { ElementMessages } from '../messages/id';
import { messagesIn } from '../messages/messages';
import { lenderOfPage } from '../core/configuration';
import { safely } from '../core/safely';
import { AppLinkView } from './app-link-view';

/**
 * Appends the contents of a new slot again after a frame. On a page with `* { all: unset }` WebKit does not draw the
 * contents of a slot that replaces another one of the same name.
 */
const fillAgain = (slot: HTMLSlotElement | null): void => {
  const fill = () => safely(() => slot?.append(...slot.childNodes), undefined);
  if (slot) safely(() => requestAnimationFrame(() => setTimeout(fill)), undefined);
};

/** The product's mark, a stall with an awning. */
const Mark = () => (
  <svg className="paylater__mark" viewBox="3 4 26 24" aria-hidden="true">
    <path d="M6 6h20l2 8a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0zM7 21h18v5H7z" />
  </svg>
);

interface FootProps {
  readonly messages: ElementMessages;
  readonly link: ReactNode;
  readonly age?: string | undefined;
}

/** The end of a card, equally high in every state: its link, the age of old values, and the provider. */
const Foot = ({ messages, link, age }: FootProps) => {
  const lender = lenderOfPage();
  const isAlone = lender === undefined;
  const beside = [...(isAlone ? [messages.provider] : []), ...(age ? [age] : [])];
  return (
    <div className="paylater__foot">
      {link}
      {beside.length > 0 && (
        <span className="paylater__note paylater__beside">
          {isAlone && <Mark />}
          {beside.join(', ')}
        </span>
      )}
      {!isAlone && (
        <span className="paylater__note paylater__lender">
          <Mark />
          {messages.lender(lender)}
        </span>
      )}
    </div>
  );
};

interface BodyProps {
  readonly controller: ElementController;
}

/** The contents of an element in each state. All of them include the partner's own title. */
export const Body = ({ controller }: BodyProps) => {
  const { row, values, state, snapshot } = controller.viewState;
  const messages = messagesIn[values.locale];
  const heading = (
    <slot name="title" ref={fillAgain}>
      {row.title(messages, values)}
    </slot>
  );
  const note = (text: string, link: ReactNode) => (
    <Card title={heading}>
      <p className="paylater__text">{text}</p>
      <Foot messages={messages} link={link} />
    </Card>
  );
  const { View, Skeleton: Shape } = row;

  if (state === 'loading')
    return (
      <Card title={heading}>
        <SkeletonRegion label={messages.loading}>
          <Shape values={values} />
        </SkeletonRegion>
      </Card>
    );
  if (state === 'error')
    return note(
      messages.error,
      <button type="button" className="paylater__link" onClick={() => void controller.refresh()}>
        {messages.retry}
      </button>,
    );
  if (state === 'unauthorised') {
    const { text, go } = messages.unauthorised;
    const link = { what: 'app', label: go, path: '/' } as const;
    return note(text, <AppLinkView controller={controller} link={link} />);
  }
  if (state === 'empty' || !snapshot) {
    const { text, link } = row.emptyState(messages, snapshot?.value, values);
    return note(text, <AppLinkView controller={controller} link={link} />);
  }
  const stale = state === 'stale';
  const { readAt } = snapshot;
  return (
    <View
      {...{ values, messages, stale, heading }}
      value={snapshot.value}
      readAt={snapshot.readAt}
      footer={
        <Foot
          messages={messages}
          link={<AppLinkView controller={controller} link={row.link(messages, values)} />}
          age={
            stale
              ? messages.asOf(formatAge(readAt, controller.page?.now() ?? readAt, values.locale))
              : undefined
          }
        />
      }
    />
  );
};
