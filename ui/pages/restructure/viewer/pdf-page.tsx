import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleFor } from './page-size';
import { textOfPage } from './text-of-page';
import { useEndSeen } from './use-end-seen';

/** A page by its number from 0. `shown`: to its end, whole; `failed`: neither as a picture nor as text. */
export type PageEnd = (at: number, end: 'shown' | 'failed') => void;

interface PdfPageProps {
  readonly page: PDFPageProxy;
  readonly at: number;
  /** "Halaman 2 dari 3" */
  readonly label: string;
  readonly look: 'fit' | 'large' | 'text';
  /** Stays the same function. */
  readonly onEnd: PageEnd;
}

/** `drawn` while the whole page is on the canvas. */
type Picture = 'none' | 'drawn' | 'failed';

/** Draws a page while it is near the screen; far from it, its canvas holds nothing. */
const usePicture = (
  page: PDFPageProxy,
  look: PdfPageProps['look'],
): readonly [RefObject<HTMLCanvasElement | null>, Picture] => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Picture>('none');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    let task: ReturnType<PDFPageProxy['render']> | undefined;
    const clear = () => {
      task?.cancel();
      task = undefined;
      current.width = 0;
      current.height = 0;
      setPicture('none');
    };
    const draw = () => {
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = scaleFor(width, height, current.clientWidth, window.devicePixelRatio);
      const viewport = page.getViewport({ scale });
      current.width = Math.floor(viewport.width);
      current.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: current, viewport });
      task = drawing;
      // Not when we cancelled it ourselves.
      const end = (how: Picture) => () => task === drawing && setPicture(how);
      drawing.promise.then(end('drawn'), end('failed'));
    };
    const watching = new IntersectionObserver(
      ([seen]) => {
        clear();
        if (seen?.isIntersecting) draw();
      },
      { rootMargin: '100% 0px' },
    );
    watching.observe(current);
    return () => {
      watching.disconnect();
      clear();
    };
  }, [page, look]);
  return [canvas, picture];
};

/** The text of a page; empty when it cannot be read, `undefined` while it is being read. */
const useLines = (page: PDFPageProxy): readonly string[] | undefined => {
  const [lines, setLines] = useState<readonly string[]>();
  useEffect(() => {
    let left = false;
    textOfPage(page).then(
      (text) => left || setLines(text),
      () => left || setLines([]),
    );
    return () => {
      left = true;
    };
  }, [page]);
  return lines;
};

/** One page of an agreement: its picture, and its text for screen readers. */
export const PdfPage = ({ page, at, label, look, onEnd }: PdfPageProps) => {
  const { t } = useTranslation('restructure');
  const lines = useLines(page);
  // A page without text is seen as a picture, also among pages that are read as text.
  const isRead = look === 'text' && lines?.length !== 0;
  const [canvas, picture] = usePicture(page, isRead ? 'text' : look === 'text' ? 'fit' : look);
  const [failed, setFailed] = useState(false);
  if (picture === 'failed' && !failed) setFailed(true);
  const asText = isRead || failed;
  const isWhole = asText ? lines !== undefined && lines.length > 0 : picture === 'drawn';
  const [end, isSeen] = useEndSeen(isWhole);
  const isUnreadable = failed && lines?.length === 0;

  useEffect(() => {
    if (isUnreadable) onEnd(at, 'failed');
    else if (isWhole && isSeen) onEnd(at, 'shown');
  }, [at, onEnd, isUnreadable, isWhole, isSeen]);

  const { width, height } = page.getViewport({ scale: 1 });
  const text = lines?.map((line, number) => <p key={number}>{line}</p>);
  return (
    <section className={asText ? 'agreement__text' : 'agreement__page'} aria-label={label}>
      {asText ? (
        isUnreadable ? (
          <p>{t('agreement.pageFailed')}</p>
        ) : (
          text
        )
      ) : (
        <>
          <div style={{ aspectRatio: `${width} / ${height}` }}>
            <canvas className="agreement__canvas" aria-hidden="true" ref={canvas} />
          </div>
          <div className="visually-hidden">{text}</div>
        </>
      )}
      <div className="agreement__end" ref={end} />
    </section>
  );
};
