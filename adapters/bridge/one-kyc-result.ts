import * as z from 'zod/mini';
import type { BridgeOutcome, OneKycResult } from '../../domain/ports/native-bridge';
import { parseJsonText } from './parse-json-text';

const result = z.union([
  z.object({
    kind: z.literal('submitted'),
    submissionUuid: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  z.object({ kind: z.literal('rejected') }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), code: z.string() }),
]);

/** Reads the result of a capture as the identity SDK reports it; anything unknown is malformed. */
export const readOneKycResult = (payload: unknown): BridgeOutcome<OneKycResult> => {
  const read = result.safeParse(parseJsonText(payload));
  if (!read.success) return { kind: 'malformed' };
  return read.data.kind === 'failed' ? read.data : { kind: 'ok', value: read.data };
};
