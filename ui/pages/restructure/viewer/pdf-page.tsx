import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancellable } from '../../../hooks/cancellable';
import { classes } from '../../../kit/classes';
import { Notice } from '../../../kit/notice';
import type { DrawablePage } from './open-agreement';
import { drawingScale } from './page-size';
import type { PageFault, PageText } from '../../../../domain/restructure/pdf-engine';
import { type Corner, lastCorner, printOf } from './print';
import { useEndSeen } from './use-end-seen';

/** Receives the result of a page, by its index from 0. `shown`: its whole picture was shown, to its end. */
export type PageEnd = (at: number, end: 'shown' | PageFault) => void;

export type PageLook = 'fit' | 'large' | 'text';

interface PdfPageProps {
  readonly page: DrawablePage;
  readonly at: number;
  /** "Halaman 2 dari 3" */
  readonly label: string;
  /** Width of the page relative to its box. */
  readonly zoom: number;
  readonly isText: boolean;
  /** Must stay the same function. */
  readonly onEnd: PageEnd;
}

/** Last corner of the print while the whole page is on the canvas. */
type Picture = 'none' | Corner | PageFault;

/** Draws a picture on a canvas. A device short of memory may leave the canvas empty; the result is then `tooHeavy`. */
const show = (picture: ImageBitmap, canvas: HTMLCanvasElement): Picture => {
  const { width, height } = picture;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const print = printOf(canvas);
  const box = canvas.closest('.agreement__pages');
  if (!print || !box) return 'tooHeavy';
  return lastCorner(print, Math.ceil((box.clientHeight * width) / canvas.clientWidth));
};

/** Draws a page while it is near the screen, and clears its canvas otherwise. */
const usePicture = (
  page: DrawablePage,
  zoom: number,
  isText: boolean,
): readonly [RefObject<HTMLCanvasElement | null>, Picture] => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Picture>('none');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    let drawing = new AbortController();
    const clear = () => {
      drawing.abort();
      drawing = new AbortController();
      Object.assign(current, { width: 0, height: 0 });
      setPicture('none');
    };
    const draw = async () => {
      const { signal } = drawing;
      const room = current.clientWidth;
      const scale = drawingScale(page.width, page.height, room, window.devicePixelRatio);
      const answer = await page.draw(scale, signal);
      if (answer && 'picture' in answer && signal.aborted) answer.picture.close();
      if (!answer || signal.aborted) return;
      setPicture('fault' in answer ? answer.fault : show(answer.picture, current));
    };
    const watching = new IntersectionObserver(
      (entries) => {
        clear();
        if (entries[entries.length - 1]?.isIntersecting) void draw();
      },
      { rootMargin: '100% 0px' },
    );
    watching.observe(current);
    return () => {
      watching.disconnect();
      clear();
    };
  }, [page, zoom, isText]);
  return [canvas, picture];
};

/** Returns the text of a page; empty if it cannot be read, `undefined` while it loads. */
const useText = (page: DrawablePage): PageText | undefined => {
  const [text, setText] = useState<PageText>();
  useEffect(() => {
    const none = { lines: [], notes: [] };
    return cancellable((signal) =>
      page.text(signal).then(
        (it) => signal.aborted || setText(it ?? none),
        () => signal.aborted || setText(none),
      ),
    );
  }, [page]);
  return text;
};

/** Renders one page of an agreement. The user agrees to its picture; its text is an aid. */
export const PdfPage = ({ page, at, label, zoom, isText, onEnd }: PdfPageProps) => {
  const { t } = useTranslation('restructure');
  const text = useText(page);
  const [canvas, picture] = usePicture(page, zoom, isText);
  const [fault, setFault] = useState<PageFault>();
  const corner = typeof picture === 'object' ? picture : undefined;
  if (typeof picture === 'string' && picture !== 'none' && picture !== fault) setFault(picture);
  const isWhole = corner !== undefined && fault === undefined;
  const [end, isSeen] = useEndSeen(isWhole);

  useEffect(() => {
    if (fault) onEnd(at, fault);
    else if (isWhole && isSeen) onEnd(at, 'shown');
  }, [at, onEnd, fault, isWhole, isSeen]);

  const hasNotes = (text?.notes.length ?? 0) > 0;
  const lines = text?.lines.map((line, number) => <p key={number}>{line}</p>);
  return (
    <section className={isText ? 'agreement__text' : 'agreement__page'} aria-label={label}>
      {fault && (
        <Notice tone="bad" role="alert" title={t('agreement.missing.title')}>
          {t(`agreement.missing.${fault}`)}
        </Notice>
      )}
      {isText ? (
        text && (text.lines.length > 0 ? lines : <p>{t('agreement.noText')}</p>)
      ) : (
        <>
          {!fault && (
            <div style={{ aspectRatio: `${page.width} / ${page.height}` }}>
              <canvas className="agreement__canvas" aria-hidden="true" ref={canvas} />
            </div>
          )}
          <div className="visually-hidden">{lines}</div>
        </>
      )}
      {hasNotes && (
        <aside className="agreement__notes" aria-label={t('agreement.notes')}>
          <p className="agreement__notes-title">{t('agreement.notes')}</p>
          {text?.notes.map((note, number) => (
            <p key={number}>{note}</p>
          ))}
        </aside>
      )}
      <div
        className={classes('agreement__end', isWhole && !hasNotes && 'agreement__end--printed')}
        style={corner && { left: `${100 * corner.x}%`, top: `${100 * corner.y}%` }}
        ref={end}
      />
    </section>
  );
};
