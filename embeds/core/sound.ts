import { parsePayload } from '../../adapters/http/answer';
import { readInstant, toWire } from '../../domain/kernel/instant';
import { safely } from './safely';

const moment = '2025-04-18T01:02:03.004+07:00';

/**
 * Returns whether answers can be read correctly: a library of the page may have replaced `Date` or `JSON.parse` by one
 * that reads other times and numbers.
 */
export const isSound = (): boolean =>
  safely(() => {
    const payload = parsePayload({ method: 'GET' }, { status: 200, text: `["${moment}",1500000]` });
    const [at, amount] = payload.ok ? (payload.value as [string, number]) : [];
    return at === moment && amount === 1_500_000 && toWire(readInstant(at) ?? 0) === moment;
  }, false);
