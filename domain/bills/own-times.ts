import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { isPayday } from './payday';
import { firstLeads, type Lead, allLeads } from './reminders';

/** The user's own times: when to be reminded of a bill, and the payday. They are stored and never sent (decision 10). */
export class OwnTimes {
  constructor(private readonly storage: Storage) {}

  get leads(): readonly Lead[] {
    const stored = this.storage.read(STORED.reminderLeads)?.split(',');
    const chosen = stored && allLeads.filter((lead) => stored.includes(String(lead)));
    return chosen?.length ? chosen : firstLeads;
  }

  rememberLeads(chosen: readonly Lead[]): void {
    this.storage.write(STORED.reminderLeads, chosen.join(','));
  }

  get payday(): number | undefined {
    const stored = this.storage.read(STORED.payday);
    return stored !== undefined && isPayday(stored) ? stored : undefined;
  }

  rememberPayday(payday: number | undefined): void {
    if (payday === undefined) this.storage.erase(STORED.payday);
    else this.storage.write(STORED.payday, payday);
  }
}
