import { type BinaryFile, type FileEnd, Files, type TextFile } from '../../domain/ports/files';

interface Surroundings {
  /** Whether the page is in a webview, which loses downloads or shows them in place of the app. */
  readonly inWebview: () => boolean;
  /** Opens an address through the host, if it can. Resolves with whether it did. */
  readonly openLink?: (address: string) => Promise<boolean>;
  readonly page?: Window;
}

/** How long a download may take to begin, in milliseconds. */
const toBegin = 60_000;

const contentOf = (file: TextFile | BinaryFile) => ('text' in file ? file.text : file.bytes);

/** Hands over a file in the first way that works: share sheet, download, or the host's open-link. */
export class BrowserFiles extends Files {
  private readonly page: Window;

  constructor(private readonly around: Surroundings) {
    super();
    this.page = around.page ?? window;
  }

  override async save(file: TextFile | BinaryFile): Promise<FileEnd> {
    if (await this.share(file)) return 'shared';
    if (!this.around.inWebview()) {
      this.download(file);
      return 'saved';
    }
    return (await this.open(file)) ? 'opened' : 'text';
  }

  private async share(file: TextFile | BinaryFile): Promise<boolean> {
    const { navigator } = this.page;
    try {
      const data = { files: [new File([contentOf(file)], file.name, { type: file.type })] };
      if (!navigator.canShare?.(data)) return false;
      await navigator.share(data);
      return true;
    } catch (thrown) {
      // The user closed the share sheet.
      return thrown instanceof Error && thrown.name === 'AbortError';
    }
  }

  private download(file: TextFile | BinaryFile): void {
    const { document } = this.page;
    const type = 'text' in file ? `${file.type};charset=utf-8` : file.type;
    const address = URL.createObjectURL(new Blob([contentOf(file)], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), toBegin);
  }

  /** Opens only text: hosts do not accept the long data addresses of other files. */
  private async open(file: TextFile | BinaryFile): Promise<boolean> {
    if (!('text' in file)) return false;
    const address = `data:${file.type};charset=utf-8,${encodeURIComponent(file.text)}`;
    try {
      return (await this.around.openLink?.(address)) ?? false;
    } catch {
      return false;
    }
  }
}
