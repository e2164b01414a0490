import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { useCopy } from '../../../ui/app/use-copy';
import { ServicesContext } from '../../../ui/hooks/services';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

type Clipboard = { readonly writeText: (text: string) => Promise<void> } | undefined;

/** Copies with the given clipboard and `execCommand`; returns the result and what was copied. */
const copy = async (clipboard: Clipboard, isCommandAllowed: boolean) => {
  const clock = new MemoryClock();
  const copied: string[] = [];
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: (command: string) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
      return isCommandAllowed && command === 'copy';
    },
  });
  const { result } = renderHook(() => useCopy(), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ get: () => clock as never }}>{children}</ServicesContext>
    ),
  });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let end: boolean | undefined;
  await act(async () => {
    const ending = result.current('7000181212345678').then((it) => (end = it));
    await clock.advance(1_000);
    await ending;
  });
  expect(document.querySelector('textarea')).toBe(null);
  expect(document.activeElement).toBe(button);
  button.remove();
  return { end, copied };
};

const refused = { writeText: () => Promise.reject(new Error('not allowed')) };
const silent = { writeText: () => new Promise<void>(() => undefined) };

test.each<[what: string, clipboard: Clipboard, command: boolean, end: boolean, copied: string[]]>([
  ['allows it', { writeText: () => Promise.resolve() }, true, true, []],
  ['refuses it', refused, true, true, ['7000181212345678']],
  ['never answers', silent, true, true, ['7000181212345678']],
  ['is missing', undefined, true, true, ['7000181212345678']],
  ['is refused, and the command too', refused, false, false, ['7000181212345678']],
])('where the clipboard %s', async (_, clipboard, command, end, copied) => {
  expect(await copy(clipboard, command)).toEqual({ end, copied });
});
