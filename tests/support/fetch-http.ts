import { FetchHttp, type FetchHttpOptions } from '../../adapters/http/fetch-http';
import { MemoryClock } from '../../adapters/memory/memory-clock';
import { MemoryIds } from '../../adapters/memory/memory-ids';
import { MemoryReporter } from '../../adapters/memory/memory-reporter';
import { onlyTab$ } from '../../adapters/memory/only-tab';
import { cell } from '../../domain/kernel/live';

type Own = 'bases' | 'token' | 'fetch';

/** Creates the client's own HTTP adapter outside of a browser. */
export const fetchHttp = (
  own: Pick<FetchHttpOptions, Own> & Partial<FetchHttpOptions>,
): FetchHttp =>
  new FetchHttp({
    language$: cell('id'),
    applicationSource: () => 'GOJEK',
    idempotencyKeys: false,
    spellings: {},
    clock: new MemoryClock(),
    ids: new MemoryIds(),
    reporter: new MemoryReporter(),
    onFailed: () => {},
    locks: () => onlyTab$,
    busy: cell(0),
    ...own,
  });
