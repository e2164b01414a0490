import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { userInfo } from './calls';
import { STORED } from '../storage/stored';

/**
 * Loads the tracking id (spec §3, §7) for a login that came without one, such as a host's. Until then, and if it cannot
 * be read, events and reports go without it.
 */
export const learnTrackingId = async (http: Http, storage: Storage): Promise<void> => {
  const answer = await http.call(userInfo, {});
  if (answer.ok && answer.value.trackingId !== undefined)
    storage.write(STORED.trackingId, answer.value.trackingId);
};
