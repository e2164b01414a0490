/** A text to be kept outside of the app. */
export interface TextFile {
  /** With its ending: `tagihan.ics`. */
  readonly name: string;
  /** Its media type, without parameters. */
  readonly type: string;
  readonly text: string;
}

/** A file that is no text, to be kept outside of the app. */
export interface BinaryFile extends Omit<TextFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * How far down the ladder a file went (decision 23): the share sheet was shown, whatever the
 * person did with it; it was downloaded; the host opened it; or nothing of these is there, and the text has to be shown
 * to be copied.
 */
export type FileEnd = 'shared' | 'saved' | 'opened' | 'text';

/** Hands a file to the person. Called from a press, which browsers ask for. Never rejects. */
export abstract class Files {
  abstract save(file: TextFile | BinaryFile): Promise<FileEnd>;
}
