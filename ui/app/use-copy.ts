import { second } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';
import { useService } from '../hooks/services';

/** Some webviews leave the question whether a page may copy without an answer. */
const patience = second;

const byClipboard = async (text: string): Promise<boolean> => {
  await navigator.clipboard.writeText(text);
  return true;
};

/** Copies by the older way, which webviews allow that refuse the clipboard. */
const byCommand = (text: string): boolean => {
  const page: { execCommand?(command: string): boolean } = document;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.readOnly = true;
  field.value = text;
  // Outside of an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = page.execCommand?.('copy') === true;
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
};

/** Returns what copies a text, and says whether the device let it. */
export const useCopy = (): ((text: string) => Promise<boolean>) => {
  const clock = useService(Clock);
  return async (text) => {
    const over = new AbortController();
    const late = clock.sleep(patience, over.signal).then(() => false);
    const isCopied = await Promise.race([byClipboard(text).catch(() => false), late]);
    over.abort();
    return isCopied || byCommand(text);
  };
};
