import type { AgreementFault } from './agreement-file';

/** Why a file that looks complete cannot be opened. */
export type FileFault = Extract<AgreementFault, 'damaged' | 'locked' | 'special' | 'tooHeavy'>;

/** Why the picture of a page is incomplete: an image, letters, or another part is missing. */
export type PageFault = 'image' | 'letters' | 'part' | 'tooHeavy';

/** The displayed size of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type OpenAnswer = { readonly pages: readonly PageSize[] } | { readonly fault: FileFault };
export type DrawAnswer = { readonly picture: ImageBitmap } | { readonly fault: PageFault };

/** Where the text of a page begins and ends, as fractions of the page's width. */
export interface TextSides {
  readonly left: number;
  readonly right: number;
}

/** The text of a page, for a user who does not see its picture. */
export interface PageText {
  readonly lines: readonly string[];
  /** The texts of the notes that are pinned to the page. */
  readonly notes: readonly string[];
  /** Not known of a page that is turned or holds turned text. */
  readonly sides?: TextSides | undefined;
}

/** The reader of one file. Its methods are called one after the other; a rejection may be the browser's fault. */
export interface PdfReader {
  open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenAnswer>;
  /** Draws a page; `at`: its number, from 0. */
  draw(at: number, scale: number): Promise<DrawAnswer>;
  text(at: number): Promise<PageText>;
  /** Stops all work at once, and frees its memory. */
  end(): void;
}

/** Starts readers; rejects in a browser that cannot run one. */
export abstract class PdfEngine {
  abstract start(): Promise<PdfReader>;
}
