import { MemoryClock } from '../../../../adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../../adapters/memory/memory-tracking';
import { SessionStorage } from '../../../../adapters/session/session-storage';
import type { Answers, Draft, Extras } from '../../../../domain/forms/answers';
import type { Form } from '../../../../domain/forms/form';
import type { DraftSource } from '../../../../domain/forms/draft-source';
import { Unsaved } from '../../../../domain/forms/unsaved';
import { Wizard } from '../../../../domain/forms/wizard';
import { second } from '../../../../domain/kernel/instant';
import { kycForm } from '../../../../domain/kyc/form';
import { STORED } from '../../../../domain/storage/stored';
import { HeldDrafts } from './held-drafts';

/** A draft in which every field is answered and nothing is wrong. */
export const complete: Answers = {
  'personalInfo.email': 'siti@contoh.com',
  'personalInfo.gender': 'FEMALE',
  'personalInfo.motherMaidenName': 'Aminah',
  'personalInfo.manuallyEducation': 'BACHELOR',
  'personalInfo.maritalStatus': 'SINGLE',
  'workInfo.jobIndustry': 'FINANCE',
  'workInfo.occupation': 'ENTREPRENEUR',
  'workInfo.jobPosition': 'STAFF',
  'workInfo.companyName': 'PT Maju Jaya',
  'workInfo.workSince': 'ONE_TO_TWO_YEARS',
  'workInfo.monthlyIncome': '7500000',
  'workInfo.incomeSource': 'SALARY',
  'residentialInfo.province': 'Jawa Barat',
  'residentialInfo.city': 'Kota Bandung',
  'residentialInfo.district': 'Sukajadi',
  'residentialInfo.village': 'Pasteur',
  'residentialInfo.zipCode': '40161',
  'residentialInfo.address': 'Jalan Merdeka No. 12 RT 03/RW 05',
  'emergencyInfo.name': 'Budi Santoso',
  'emergencyInfo.relation': 'BROTHER_SISTER',
  'emergencyInfo.phone': '081234567890',
};

export const aDraft = (
  answers: Answers = complete,
  extras: Extras = { onekycSubmissionUuid: 'u-1' },
): Draft => ({
  answers,
  extras,
});

/** What a page asks of the server while it is open; a page that is gone asks nothing more. */
const askedBy = (page: AbortSignal, drafts: DraftSource): DraftSource => ({
  load: () => (page.aborted ? new Promise(() => {}) : drafts.load()),
  save: (changes, ends) => (page.aborted ? new Promise(() => {}) : drafts.save(changes, ends)),
});

/** What one browser tab and one server keep, and the pages that come and go in it. */
export class Tab {
  readonly clock = new MemoryClock();
  readonly storage = new MemoryStorage();
  readonly tracking = new MemoryTracking();
  readonly drafts: HeldDrafts;
  person = 'id:1';
  private page = new AbortController();

  constructor(draft: Draft = aDraft()) {
    this.drafts = new HeldDrafts(draft);
  }

  /** Ends the page: its requests may still arrive, but it asks and keeps nothing more. */
  close(): void {
    this.page.abort();
  }

  /**
   * Opens the form as a page load does, in place of the page before; its draft is read. `meanwhile` happens after that,
   * and before it is read a second time if it is.
   */
  async open(form: Form = kycForm, meanwhile: () => void = () => {}): Promise<Wizard> {
    this.close();
    this.page = new AbortController();
    const storage = new SessionStorage(this.storage, this.page.signal);
    const unsaved = new Unsaved(storage, this.clock, () => Promise.resolve(this.person));
    const source = askedBy(this.page.signal, this.drafts);
    const wizard = new Wizard(form, source, this.clock, unsaved, this.tracking);
    const loading = wizard.load();
    await settled();
    meanwhile();
    await this.clock.advance(second);
    await loading;
    return wizard;
  }

  /** What is kept in the tab, as text. */
  get kept(): string | undefined {
    return this.storage.textOf(STORED.unsavedAnswers);
  }
}

/** Lets everything that waits for nobody happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
