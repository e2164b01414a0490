import { randomBytes, randomUUID } from 'node:crypto';
import type { World } from './lender/world';

export const nodeIds: World['ids'] = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};
