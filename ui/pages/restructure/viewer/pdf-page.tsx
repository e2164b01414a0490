import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { scaleFor } from './page-size';
import { textOfPage } from './text-of-page';

interface PdfPageProps {
  readonly page: PDFPageProxy;
  /** "Halaman 2 dari 3" */
  readonly label: string;
  readonly look: 'fit' | 'large' | 'text';
}

/** Draws a page while it is near the screen; far from it, its canvas holds nothing. */
const usePicture = (page: PDFPageProxy, look: PdfPageProps['look'], onFailed: () => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    let task: ReturnType<PDFPageProxy['render']> | undefined;
    const clear = () => {
      task?.cancel();
      task = undefined;
      current.width = 0;
      current.height = 0;
    };
    const draw = () => {
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = scaleFor(width, height, current.clientWidth, window.devicePixelRatio);
      const viewport = page.getViewport({ scale });
      current.width = Math.floor(viewport.width);
      current.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: current, viewport });
      task = drawing;
      drawing.promise.catch(() => {
        // Not when it was we who ended it.
        if (task === drawing) onFailed();
      });
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
  }, [page, look, onFailed]);
  return canvas;
};

/** One page of an agreement: its picture for the eye, and what is written on it for who listens. */
export const PdfPage = ({ page, label, look }: PdfPageProps) => {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => () => setFailed(true));
  const canvas = usePicture(page, look, fail);
  const { width, height } = page.getViewport({ scale: 1 });

  useEffect(() => {
    let left = false;
    textOfPage(page).then(
      (text) => left || setLines(text),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [page]);

  const text = lines.map((line, at) => <p key={at}>{line}</p>);
  if (look === 'text' || failed)
    return (
      <section className="agreement__text" aria-label={label}>
        {text}
      </section>
    );
  return (
    <section className="agreement__page" aria-label={label}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas className="agreement__canvas" aria-hidden="true" ref={canvas} />
      </div>
      <div className="visually-hidden">{text}</div>
    </section>
  );
};
