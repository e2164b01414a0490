import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { userInfo } from './calls';
import { STORED } from '../storage/stored';

/**
 * Reads the tracking id (spec §3, §7) of whoever came in without one, as with a host's login: once, in silence. Events
 * and reports go without it until then, and when it cannot be read.
 */
export const learnTrackingId = async (http: Http, storage: Storage): Promise<void> => {
  const answer = await http.call(userInfo, {});
  if (answer.ok && answer.value.trackingId !== undefined)
    storage.write(STORED.trackingId, answer.value.trackingId);
};
