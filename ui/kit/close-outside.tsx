import { useEffect, useRef } from 'react';

/** Lets Escape, or a press or focus elsewhere, close the `details` around it. */
export const CloseOutside = () => {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const it = here.current?.closest('details');
    if (!it) return;
    const closeFromOutside = ({ target }: Event) => {
      if (it.open && target instanceof Node && !it.contains(target)) it.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !it.open) return;
      it.open = false;
      it.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return <span hidden ref={here} />;
};
