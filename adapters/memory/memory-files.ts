import { type BinaryFile, type FileEnd, Files, type TextFile } from '../../domain/ports/files';

/** Records the files. Each save ends as the test sets it. */
export class MemoryFiles extends Files {
  readonly saved: TextFile[] = [];
  readonly savedBytes: BinaryFile[] = [];

  constructor(public end: FileEnd = 'saved') {
    super();
  }

  override save(file: TextFile | BinaryFile): Promise<FileEnd> {
    if ('text' in file) this.saved.push(file);
    else this.savedBytes.push(file);
    return Promise.resolve(this.end);
  }
}
