import { type CSSProperties, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../kit/classes';
import { Segments } from '../../../kit/segments';
import { scrolling } from './scrolling';
import type { DrawablePage } from './open-agreement';
import { type PageLook, type PageEnd, PdfPage } from './pdf-page';
import { usePinch } from './use-pinch';

const looks: readonly PageLook[] = ['fit', 'large', 'text'];

/** At this zoom, letters of ten points are as large as the text around the page. */
const largeZoom = 2.2;

/** The smallest zoom that counts as enlarged. */
const leastZoom = 1.05;

interface AgreementPagesProps {
  readonly pages: readonly DrawablePage[];
  /** The box in which the pages scroll. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onEnd: PageEnd;
  readonly look: PageLook;
  readonly onLook: (look: PageLook) => void;
}

/** Renders the pages of an agreement, as wide as the screen or larger, or their text. */
export const AgreementPages = ({ pages, box, onEnd, look, onLook }: AgreementPagesProps) => {
  const { t } = useTranslation('restructure');
  const [larger, setLarger] = useState(largeZoom);
  const zoom = look === 'large' ? larger : 1;
  usePinch(box, look === 'text' ? undefined : zoom, (next) => {
    const isLarge = next >= leastZoom;
    box.current?.style.setProperty('--zoom', String(isLarge ? next : 1));
    setLarger(isLarge ? next : largeZoom);
    onLook(isLarge ? 'large' : 'fit');
  });
  const choose = (next: PageLook) => {
    setLarger(largeZoom);
    onLook(next);
  };
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
