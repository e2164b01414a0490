import { second } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';
import { useService } from '../hooks/services';

/** Some webviews never answer the clipboard's permission request. */
const patience = second;

const byClipboard = async (text: string): Promise<boolean> => {
  await navigator.clipboard.writeText(text);
  return true;
};

/** Copies with `execCommand`, which works in webviews that refuse the clipboard. */
const byCommand = (text: string): boolean => {
  const page: { execCommand?(command: string): boolean } = document;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.readOnly = true;
  field.value = text;
  // Text outside of an open dialog cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = page.execCommand?.('copy') === true;
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
};

/** Returns a function that copies a text and resolves with whether the copy succeeded. */
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
