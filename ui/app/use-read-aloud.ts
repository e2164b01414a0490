import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { languageCodeOf, type Language } from '../../domain/kernel/locale';
import { spokenLine } from '../../domain/kernel/spoken';
import { HostInfo } from '../../domain/ports/host-info';
import { Preferences } from '../../domain/visit/preferences';
import { HiddenAmounts } from '../format/hidden-amounts';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';
import { useLive } from '../hooks/use-live';
import { pageActions, pageLines } from './page-lines';
import { useRoute } from './route-context';

/** Safari before 16 reports no changes. */
type Speech = Omit<SpeechSynthesis, keyof EventTarget> & Partial<EventTarget>;

/** Many webviews have none. */
const speechOf = (page: { readonly speechSynthesis?: Speech }): Speech | undefined =>
  page.speechSynthesis;

/** Finds a voice that is on the device: others send what they read to a server. */
const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  speechOf(window)
    ?.getVoices()
    .find(({ lang, localService }) => localService && languageCodeOf(lang) === language);

/** Some browsers list their voices only some time after the first question. */
const onVoices = (changed: () => void): (() => void) => {
  const speech = speechOf(window);
  speech?.addEventListener?.('voiceschanged', changed);
  return () => speech?.removeEventListener?.('voiceschanged', changed);
};

/** Reads lines aloud, and stops any other reading. `ended` is called at the end, and when the device cannot go on. */
const speak = (lines: readonly string[], voice: SpeechSynthesisVoice, ended: () => void) => {
  const speech = speechOf(window);
  speech?.cancel();
  // Short utterances: some browsers fall silent in the middle of a long one.
  lines.forEach((line, at) => {
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('error', ended);
    if (at === lines.length - 1) utterance.addEventListener('end', ended);
    speech?.speak(utterance);
  });
};

interface ReadAloud {
  readonly isReading: boolean;
  /** Starts to read the page, or stops. */
  readonly toggle: () => void;
}

/**
 * Reads the page aloud with a voice of the device, then the names of its buttons after `lead`. Returns `undefined` without a voice for the page's language.
 * Reading stops when the page is left or is no longer visible, and when the language or the hiding of amounts changes.
 */
export const useReadAloud = (lead: string): ReadAloud | undefined => {
  const route = useRoute();
  const language = useLanguage();
  const isVisible = useLive(useService(HostInfo).visible$);
  const isHidden = useLive(useService(Preferences).amountsHidden$);
  const hidden = useContext(HiddenAmounts) ?? '';
  const hasVoice = useSyncExternalStore(onVoices, () => voiceFor(language) !== undefined);
  const [reading, setReading] = useState<symbol>();

  useEffect(() => {
    if (reading === undefined) return;
    return () => {
      speechOf(window)?.cancel();
      setReading(undefined);
    };
  }, [reading, route, language, isVisible, isHidden]);

  if (!hasVoice) return undefined;
  const toggle = () => {
    const page = document.querySelector('main');
    const voice = voiceFor(language);
    if (reading !== undefined || !page || !voice) return setReading(undefined);
    const actions = pageActions(page);
    const written = [...pageLines(page), ...(actions.length > 0 ? [lead] : []), ...actions];
    const spoken = written.map((line) => spokenLine(line.replaceAll(/\S*•+/g, hidden), language));
    // An amount that the page shows in digits and in words.
    const lines = spoken.filter((line, at) => line !== spoken[at - 1]);
    const started = Symbol('reading');
    setReading(started);
    // The end of an earlier reading may be reported only now.
    speak(lines, voice, () => setReading((now) => (now === started ? undefined : now)));
  };
  return { isReading: reading !== undefined, toggle };
};
