import { type Cell, cell } from '../../domain/kernel/live';
import { HostInfo } from '../../domain/ports/host-info';
import { type Addressing, addressing } from './addressing';
import { savesDataIn } from './saves-data';

const following = (
  read: () => boolean,
  target: EventTarget,
  ...events: string[]
): Cell<boolean> => {
  const facts = cell(read());
  const look = () => {
    if (facts.value !== read()) facts.next(read());
  };
  for (const name of events) target.addEventListener(name, look);
  return facts;
};

const isObject = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Facts that the browser reports about itself and its window. */
export class BrowserHostInfo extends HostInfo {
  override readonly userAgent: string;
  override readonly query: string;
  override readonly languages: readonly string[];
  override readonly savesData: boolean;
  override readonly online$;
  override readonly visible$;

  constructor(
    private readonly page: Window = window,
    { entry }: Pick<Addressing, 'entry'> = addressing.history,
  ) {
    super();
    const { navigator, document, location } = page;
    this.userAgent = navigator.userAgent;
    this.query = entry(location);
    this.languages = [...navigator.languages];
    this.savesData = savesDataIn(navigator);
    this.online$ = following(() => navigator.onLine, page, 'online', 'offline');
    const visible = () => document.visibilityState !== 'hidden';
    this.visible$ = following(visible, document, 'visibilitychange');
  }

  override hasGopayObject(): boolean {
    const { gopay, gpContainer } = this.page as { gopay?: unknown; gpContainer?: unknown };
    return [gopay, gpContainer].some(isObject);
  }
}
