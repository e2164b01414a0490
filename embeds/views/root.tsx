import { controllerOf } from '../core/controllers';
import { lenderOfPage } from '../core/configuration';
import { bare } from '../core/safely';
import { dress } from '../core/styles';
import { messagesIn } from '../messages/messages';
import { nameParts, unrecorded } from './theming';
import { Body } from './body';

interface RootProps {
  /** The shadow root that the view is mounted in. */
  readonly container?: HTMLElement;
}

/** Two lines of the note. */
const heightOfLender = 42;

/** The root of an element: its styles and settings, around its contents. The controller draws it on each change. */
export const Root = ({ container }: RootProps) => {
  const root = container as unknown as ShadowRoot;
  const controller = controllerOf(root.host);
  const { values, state, row, spoken, snapshot } = controller.viewState;
  const value = snapshot?.value;
  const isShown = state === 'ready' || state === 'stale';
  const isOverdue = isShown && value !== undefined && row.isOverdue?.(value);
  const height = row.height(values) + (lenderOfPage() === undefined ? 0 : heightOfLender);
  const css = dress(root);
  const minHeight = `calc(${height / 16} * clamp(14px, var(--paylater-font-size, 16px), 24px))`;
  const isFailed = state === 'error';
  const isLow = state === 'empty' || state === 'unauthorised';
  return (
    <>
      {css !== undefined && <style>{css}</style>}
      {/* Fixed, so that it never adds to what the page can scroll. */}
      <p
        className="visually-hidden"
        role="status"
        lang={values.locale}
        dir="ltr"
        style={bare({ position: 'fixed' as const })}
      >
        {spoken && messagesIn[values.locale].spoken[spoken]}
      </p>
      {/* Around the box, so that the page's fallback has the font and colours of the page. */}
      <slot
        name={isFailed ? 'fallback' : 'none'}
        style={bare(
          isFailed ? { display: 'flow-root', flex: 'auto', minHeight } : { display: 'contents' },
        )}
      >
        <div
          ref={(box) => void (box && nameParts(box, values.headingLevel))}
          className={`paylater ${unrecorded.classes}`}
          {...unrecorded.attributes}
          lang={values.locale}
          dir="ltr"
          data-theme={values.theme}
          data-density={values.density}
          data-overdue={isOverdue || undefined}
          aria-busy={state === 'loading'}
          style={bare(isLow ? {} : { minHeight })}
        >
          <Body controller={controller} />
        </div>
      </slot>
    </>
  );
};
