import type { AgreementFault } from './agreement-file';

/** Why a file that looks whole cannot be opened. */
export type FileFault = Extract<AgreementFault, 'damaged' | 'locked' | 'special' | 'tooHeavy'>;

/** Why a page is not whole on its picture: an image, letters, or another part is missing. */
export type PageFault = 'image' | 'letters' | 'part' | 'tooHeavy';

/** The size of a page in points, as it is looked at. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type OpenAnswer = { readonly pages: readonly PageSize[] } | { readonly fault: FileFault };
export type DrawAnswer = { readonly picture: ImageBitmap } | { readonly fault: PageFault };

/** What can be read on a page without its picture. */
export interface PageText {
  readonly lines: readonly string[];
  /** What notes say that are pinned to the page. */
  readonly notes: readonly string[];
}

/** Reads one file. Its calls are made one after the other; a rejection may be the browser's fault. */
export interface PdfReader {
  open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenAnswer>;
  /** Draws a page, by its number from 0. */
  draw(at: number, scale: number): Promise<DrawAnswer>;
  text(at: number): Promise<PageText>;
  /** Ends all work at once, and frees its memory. */
  end(): void;
}

/** Starts readers; rejects in a browser that cannot run one. */
export abstract class PdfEngine {
  abstract start(): Promise<PdfReader>;
}
