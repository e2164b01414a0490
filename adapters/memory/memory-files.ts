import { type FileEnd, Files, type TextFile } from '../../domain/ports/files';

/** Keeps what it is given, and ends as a test says. */
export class MemoryFiles extends Files {
  readonly saved: TextFile[] = [];

  constructor(public end: FileEnd = 'saved') {
    super();
  }

  override save(file: TextFile): Promise<FileEnd> {
    this.saved.push(file);
    return Promise.resolve(this.end);
  }
}
