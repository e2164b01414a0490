/** A text to save outside the app. */
export interface TextFile {
  /** The name with its extension: `tagihan.ics`. */
  readonly name: string;
  /** Its media type, without parameters. */
  readonly type: string;
  readonly text: string;
}

/** A file to save outside the app that is not a text. */
export interface BinaryFile extends Omit<TextFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * How a file was handed over (decision 23). `shared`: the share sheet was shown, whatever the user did with it.
 * `saved`: it was downloaded. `opened`: the host opened it. `text`: none of these works, so the page shows the text to
 * copy.
 */
export type FileEnd = 'shared' | 'saved' | 'opened' | 'text';

/** Hands a file to the user. Browsers require a press for it. Never rejects. */
export abstract class Files {
  abstract save(file: TextFile | BinaryFile): Promise<FileEnd>;
}
