import type { ReactNode } from 'react';
import { formatTime } from '../../ui/format/date';
import { Card } from '../../ui/kit/card';
import { Skeleton } from '../../ui/kit/skeleton';
import type { ElementController } from '../core/element-controller';
import { wordsIn } from '../words/words';
import { WayLink } from './way-link';

interface BodyProps {
  readonly controller: ElementController;
}

/** What an element shows in the state it is in. The partner's own title stands in every one of them. */
export const Body = ({ controller: controller }: BodyProps) => {
  const { row, values, state, snapshot: snapshot } = controller.viewState;
  const words = wordsIn[values.locale];
  const heading = <slot name="title">{row.title(words, values)}</slot>;
  const said = (text: string, way: ReactNode) => (
    <Card title={heading}>
      <p className="paylater__text">{text}</p>
      <div className="paylater__foot">{way}</div>
    </Card>
  );
  const { View, Skeleton: Shape } = row;

  if (state === 'loading')
    return (
      <Card title={heading}>
        <Skeleton label={words.loading}>
          <Shape values={values} />
        </Skeleton>
      </Card>
    );
  if (state === 'error')
    return (
      <slot name="fallback">
        {said(
          words.error,
          <button
            type="button"
            className="paylater__link"
            onClick={() => void controller.refresh()}
          >
            {words.retry}
          </button>,
        )}
      </slot>
    );
  if (state === 'unauthorised') {
    const { text, go } = words.unauthorised;
    const way = { what: 'app', words: go, path: '/' } as const;
    return said(text, <WayLink controller={controller} way={way} />);
  }
  if (state === 'empty' || !snapshot) {
    const { text, way } = row.nothing(words, snapshot?.value);
    return said(text, <WayLink controller={controller} way={way} />);
  }
  const stale = state === 'stale';
  return (
    <View
      {...{ values, words, stale, heading }}
      value={snapshot.value}
      readAt={snapshot.readAt}
      footer={
        <div className="paylater__foot">
          <WayLink controller={controller} way={row.way(words, values)} />
          {stale && (
            <span className="paylater__note">{words.asOf(formatTime(snapshot.readAt))}</span>
          )}
        </div>
      }
    />
  );
};
