import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAt } from '../../support/app/open-at';

/** A voice engine that reads nothing by itself: a test ends an utterance. */
class Engine extends EventTarget {
  queue: SpeechSynthesisUtterance[] = [];
  constructor(private voices: readonly Partial<SpeechSynthesisVoice>[]) {
    super();
  }
  getVoices() {
    return this.voices;
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.queue.push(utterance);
  }
  cancel() {
    const cut = this.queue;
    this.queue = [];
    for (const it of cut) it.dispatchEvent(new Event('error'));
  }
  learn(voices: readonly Partial<SpeechSynthesisVoice>[]) {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }
  read() {
    for (const it of this.queue.splice(0)) it.dispatchEvent(new Event('end'));
  }
}

const own = { lang: 'id-ID', localService: true };
let engine: Engine;

const install = (voices: readonly Partial<SpeechSynthesisVoice>[]) => {
  engine = new Engine(voices);
  vi.stubGlobal('speechSynthesis', engine);
};

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    },
  );
  install([own]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('header details button')].find((it) => it.textContent === name);

/** Opens the page and its display settings, whose words come with the page of all settings. */
const open = async (persona: string, at: string) => {
  const app = await openAt(persona, '/home/settings');
  await app.goTo(at);
  const panel = document.querySelector('header details') as HTMLDetailsElement;
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
  await waitFor(() => expect(button('Terang')).toBeDefined());
};
const press = (name: string) => fireEvent.click(button(name) as Element);
const start = 'Dengarkan halaman ini';
const stop = 'Berhenti membacakan';

test('the bills are read with amounts in words, by the voice of the device', async () => {
  await open('overdue', '/repayment/bill-list');
  press(start);
  const lines = engine.queue.map(({ text }) => text);
  expect(lines).toContain('delapan ratus ribu rupiah');
  expect(lines.join('\n')).not.toMatch(/Rp|undefined|\bNaN\b/);
  expect(engine.queue.every(({ voice, lang }) => voice === own && lang === 'id-ID')).toBe(true);
  expect(button(stop)).toBeDefined();
  act(() => engine.read());
  expect(button(start)).toBeDefined();
});

test('the names of the page’s buttons and links are read at the end, each once', async () => {
  await open('overdue', '/repayment/bill-list');
  press(start);
  const lines = engine.queue.map(({ text }) => text);
  const actions = lines.slice(lines.indexOf('Tombol di halaman ini:') + 1);
  expect(actions).toContain('Bayar delapan ratus ribu rupiah');
  expect(actions).toContain('Ingatkan aku');
  expect(actions).toEqual([...new Set(actions)]);
});

test('a page without buttons names none', async () => {
  await open('overdue', '/repayment/bill-list');
  for (const it of document.querySelectorAll('main button, main a')) it.remove();
  press(start);
  expect(engine.queue.length).toBeGreaterThan(0);
  expect(engine.queue.map(({ text }) => text)).not.toContain('Tombol di halaman ini:');
});

test.each([
  ['a press', () => press(stop)],
  [
    'another page',
    () => fireEvent.click(document.querySelector('a[href="/transactions"]') as Element),
  ],
  ['a change of language', () => press('English')],
  ['hiding the amounts', () => press('Sembunyikan')],
])('reading stops at %s', async (_, end) => {
  await open('overdue', '/repayment/bill-list');
  press(start);
  expect(engine.queue.length).toBeGreaterThan(3);
  end();
  await waitFor(() => expect(engine.queue).toEqual([]));
});

test('a hidden amount is not read', async () => {
  await open('overdue', '/repayment/bill-list');
  press('Sembunyikan');
  press(start);
  expect(engine.queue.map(({ text }) => text).join('\n')).not.toMatch(/rupiah|Rp|•|\d\.\d{3}/);
});

test.each([
  ['there is no engine', undefined],
  ['there is no voice', []],
  ['the voice speaks another language', [{ ...own, lang: 'ms-MY' }]],
  ['the voice sends the text to a server', [{ ...own, localService: false }]],
])('nothing is offered where %s', async (_, voices) => {
  if (voices) install(voices);
  else vi.stubGlobal('speechSynthesis', undefined);
  await open('overdue', '/repayment/bill-list');
  expect(button('English')).toBeDefined();
  expect(button(start)).toBeUndefined();
});

test('it is offered once the device lists its voices, also by the old code of Indonesian', async () => {
  install([]);
  await open('overdue', '/repayment/bill-list');
  act(() => engine.learn([{ ...own, lang: 'in_ID' }]));
  expect(button(start)).toBeDefined();
});
