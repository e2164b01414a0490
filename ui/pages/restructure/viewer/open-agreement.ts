import { withTimeout } from '../../../../domain/async/with-timeout';
import { minute, second } from '../../../../domain/kernel/instant';
import type { Clock } from '../../../../domain/ports/clock';
import type { AgreementFault } from '../../../../domain/restructure/agreement-file';
import type {
  DrawAnswer,
  PageSize,
  PageText,
  PdfEngine,
  PdfReader,
} from '../../../../domain/restructure/pdf-engine';
import { samplePdf } from './sample-pdf';
import { workQueue } from './work-queue';

/** A page that can be drawn and read aloud. */
export interface DrawablePage extends PageSize {
  /** Draws the page, unless `signal` aborts before its turn. */
  draw(scale: number, signal: AbortSignal): Promise<DrawAnswer | undefined>;
  text(signal: AbortSignal): Promise<PageText | undefined>;
}

export type OpenedAgreement =
  | {
      readonly kind: 'open';
      readonly pages: readonly DrawablePage[];
      readonly close: () => void;
    }
  | { readonly kind: 'refused'; readonly fault: AgreementFault }
  /** This browser cannot show it; the file itself may be fine. */
  | { readonly kind: 'unsupported' };

/** `failed`: unknown whether the file is at fault, as in `fault`, or the browser. */
type Tried = OpenedAgreement | { readonly kind: 'failed'; readonly fault: AgreementFault };

/** Milliseconds to load the library and its worker over the network. */
const toStart = minute;
const toRead = 8 * second;
/** A slow phone takes about as long for the largest scan. */
const toDraw = 15 * second;

const unsupported: OpenedAgreement = { kind: 'unsupported' };
const refused = (fault: AgreementFault): OpenedAgreement => ({ kind: 'refused', fault });
const failed = (fault: AgreementFault): Tried => ({ kind: 'failed', fault });

/** Returns the pages of an open file. A page that takes too long ends the reader, so it cannot block the device. */
const pagesOf = (
  sizes: readonly PageSize[],
  reader: PdfReader,
  clock: Clock,
): readonly DrawablePage[] => {
  const queue = workQueue();
  let isEnded = false;
  const tooHeavy = { fault: 'tooHeavy' } as const;
  const limited = async <T>(ms: number, work: () => Promise<T>): Promise<T | typeof tooHeavy> => {
    if (isEnded) return tooHeavy;
    const ended = await withTimeout(clock, { deadline: ms }, work);
    if (ended.kind === 'done') return ended.value;
    isEnded = true;
    reader.end();
    return tooHeavy;
  };
  return sizes.map((size, at) => ({
    ...size,
    draw: (scale, signal) =>
      queue('first', signal, () => limited(toDraw, () => reader.draw(at, scale))),
    text: async (signal) => {
      const text = await queue('later', signal, () => limited(toRead, () => reader.text(at)));
      return text === tooHeavy ? undefined : (text as PageText | undefined);
    },
  }));
};

const read = async (reader: PdfReader, bytes: Uint8Array<ArrayBuffer>, clock: Clock) => {
  try {
    // The worker takes ownership of the bytes; the file may still be saved.
    const answer = await reader.open(bytes.slice());
    if ('fault' in answer) return refused(answer.fault);
    const pages = pagesOf(answer.pages, reader, clock);
    return { kind: 'open', pages, close: () => reader.end() } as const;
  } catch {
    return failed('damaged');
  }
};

const tryToOpen = async (
  engine: PdfEngine,
  bytes: Uint8Array<ArrayBuffer>,
  clock: Clock,
): Promise<Tried> => {
  const starting = engine.start();
  const started = await withTimeout(clock, { deadline: toStart }, () => starting).catch(() => {});
  if (started?.kind !== 'done') {
    void starting.then((late) => late.end()).catch(() => undefined);
    return unsupported;
  }
  const reader = started.value;
  const ended = await withTimeout(clock, { deadline: toRead }, () => read(reader, bytes, clock));
  const tried = ended.kind === 'done' ? ended.value : failed('tooHeavy');
  if (tried.kind !== 'open') reader.end();
  return tried;
};

const opensSample = async (engine: PdfEngine, clock: Clock): Promise<boolean> => {
  const tried = await tryToOpen(engine, samplePdf(), clock);
  if (tried.kind === 'open') tried.close();
  return tried.kind === 'open';
};

/** Opens an agreement for display. Work that takes too long is ended, and never freezes the page. */
export const openAgreement = async (
  engine: PdfEngine,
  bytes: Uint8Array<ArrayBuffer>,
  clock: Clock,
): Promise<OpenedAgreement> => {
  const tried = await tryToOpen(engine, bytes, clock);
  if (tried.kind !== 'failed') return tried;
  return (await opensSample(engine, clock)) ? refused(tried.fault) : unsupported;
};
