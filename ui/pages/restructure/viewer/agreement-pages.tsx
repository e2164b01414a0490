import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextSides } from '../../../../domain/restructure/pdf-engine';
import { useMedia } from '../../../hooks/use-media';
import { classes } from '../../../kit/classes';
import { Segments } from '../../../kit/segments';
import { scrolling } from './scrolling';
import type { DrawablePage } from './open-agreement';
import { type PageLook, type PageEnd, PdfPage } from './pdf-page';
import { usePinch } from './use-pinch';

const looks: readonly PageLook[] = ['fit', 'large', 'text'];

/** At this zoom, letters of ten points are as large as the text around the page. */
const largeZoom = 2.2;

/** The largest zoom at which a page opens; a press still enlarges it visibly. */
const mostFit = 1.5;

/** The smallest step that counts as enlarged. */
const leastStep = 1.05;

/** Part of a page's width that stays on each side of its text. */
const margin = 0.03;

/** Returns the zoom at which the text of the pages fills a narrow box, and the part of a page to its left. */
const fitOf = (sides: TextSides | undefined) => {
  if (!sides) return { fit: 1, left: 0 };
  const left = Math.max(0, sides.left - margin);
  const fit = Math.min(mostFit, 1 / (Math.min(1, sides.right + margin) - left));
  return { fit, left };
};

interface AgreementPagesProps {
  readonly pages: readonly DrawablePage[];
  /** The box in which the pages scroll. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onEnd: PageEnd;
  readonly look: PageLook;
  readonly onLook: (look: PageLook) => void;
  /** Where the text of the pages begins and ends, if it is known. */
  readonly sides: TextSides | undefined;
}

/** Renders the pages of an agreement, on a narrow screen with their text as wide as it; larger; or their text alone. */
export const AgreementPages = (props: AgreementPagesProps) => {
  const { pages, box, onEnd, look, onLook, sides } = props;
  const { t } = useTranslation('restructure');
  const { fit, left } = fitOf(useMedia('(max-width: 599px)') ? sides : undefined);
  const [pinched, setPinched] = useState<number>();
  const zoom = look === 'large' ? (pinched ?? largeZoom) : fit;
  usePinch(box, look === 'text' ? undefined : zoom, (next) => {
    const isLarge = next >= fit * leastStep;
    box.current?.style.setProperty('--zoom', String(isLarge ? next : fit));
    setPinched(isLarge ? next : undefined);
    onLook(isLarge ? 'large' : 'fit');
  });
  const choose = (next: PageLook) => {
    setPinched(undefined);
    onLook(next);
  };
  // Starts at the text, beside the margin of the paper.
  useLayoutEffect(() => {
    const { current } = box;
    if (look === 'fit') current?.scrollTo?.({ left: left * current.scrollWidth });
  }, [box, look, left, fit]);
  return (
    <>
      <Segments
        label={t('agreement.look')}
        value={look}
        options={looks.map((value) => ({ value, label: t(`agreement.looks.${value}`) }))}
        onChange={choose}
      />
      {look === 'fit' && <p className="agreement__hint">{t('agreement.small')}</p>}
      {look === 'text' && <p className="agreement__hint">{t('agreement.textIsAid')}</p>}
      <div
        className={classes('agreement__pages', look !== 'text' && 'agreement__pages--wide')}
        style={{ '--zoom': zoom } as CSSProperties}
        {...scrolling}
        ref={box}
        aria-label={t('agreement.pages')}
      >
        {pages.map((page, at) => (
          <PdfPage
            key={at}
            page={page}
            at={at}
            onEnd={onEnd}
            zoom={zoom}
            isText={look === 'text'}
            label={t('agreement.page', { number: at + 1, count: pages.length })}
          />
        ))}
      </div>
    </>
  );
};
