import { type ReactNode, useEffect, useRef } from 'react';
import { formatTime } from './date';
import { Card } from '../../ui/kit/card';
import { SkeletonRegion } from '../../ui/kit/skeleton-parts';
import type { ElementController } from '../core/element-controller';
import { messagesIn } from '../messages/messages';
import { AppLinkView } from './app-link-view';

/**
 * The partner's own title, or ours. On a page with `* { all: unset }` WebKit leaves out what is in a new slot that takes
 * the place of another one of the same name, until its contents are put into it once more after a frame.
 */
const Title = ({ children }: { readonly children: string }) => {
  const slot = useRef<HTMLSlotElement>(null);
  useEffect(() => slot.current?.append(...slot.current.childNodes), []);
  return (
    <slot name="title" ref={slot}>
      {children}
    </slot>
  );
};

interface BodyProps {
  readonly controller: ElementController;
}

/** The contents of an element in each state. The partner's own title is part of all of them. */
export const Body = ({ controller }: BodyProps) => {
  const { row, values, state, snapshot } = controller.viewState;
  const messages = messagesIn[values.locale];
  const heading = <Title>{row.title(messages, values)}</Title>;
  const note = (text: string, link: ReactNode) => (
    <Card title={heading}>
      <p className="paylater__text">{text}</p>
      <div className="paylater__foot">{link}</div>
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
    return (
      <slot name="fallback">
        {note(
          messages.error,
          <button
            type="button"
            className="paylater__link"
            onClick={() => void controller.refresh()}
          >
            {messages.retry}
          </button>,
        )}
      </slot>
    );
  if (state === 'unauthorised') {
    const { text, go } = messages.unauthorised;
    const link = { what: 'app', label: go, path: '/' } as const;
    return note(text, <AppLinkView controller={controller} link={link} />);
  }
  if (state === 'empty' || !snapshot) {
    const { text, link } = row.emptyState(messages, snapshot?.value);
    return note(text, <AppLinkView controller={controller} link={link} />);
  }
  const stale = state === 'stale';
  return (
    <View
      {...{ values, messages, stale, heading }}
      value={snapshot.value}
      readAt={snapshot.readAt}
      footer={
        <div className="paylater__foot">
          <AppLinkView controller={controller} link={row.link(messages, values)} />
          {stale && (
            <span className="paylater__note">{messages.asOf(formatTime(snapshot.readAt))}</span>
          )}
        </div>
      }
    />
  );
};
