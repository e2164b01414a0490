import { retryableOnce } from '../../domain/kernel/retryable-once';

/**
 * The table of the later pages, loaded with the first of them. It is kept: a browser answers a second `import()` of what
 * is here only after what it is busy with, and the words of a page would be asked for long after its code.
 */
export const lazyTable = retryableOnce(() => import('../lazy-pages').then((it) => it.lazyPages));
