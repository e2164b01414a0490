import {
  configure,
  PaylaterBillList,
  type PaylaterErrorDetail,
  type PaylaterTokenProvider,
} from '@paylater/embeds';
import { loadPaylater } from '@paylater/embeds/load';

const tokenProvider: PaylaterTokenProvider = async () => {
  const response = await fetch('/my/paylater-token');
  if (response.status === 401) return '';
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  return response.text();
};

const { apiBase = '/api' } = configure({
  apiBase: 'https://paylater.example/api',
  applicationSource: 'gopay',
  lender: 'PT Bank Contoh',
});

const card = document.createElement('paylater-limit-card');
card.tokenProvider = tokenProvider;

const plan = document.createElement('paylater-instalment-plan');
plan.tenor = 6;
plan.tenor = undefined;
plan.locale = 'en-GB';
export const shown: 'id' | 'en' = plan.locale;
plan.theme = 'auto';
plan.density = 'compact';
plan.headingLevel = 3;
plan.apiBase = apiBase;
plan.applicationSource = 'gojek';
document.body.append(card, plan);

const list = new PaylaterBillList();
list.type = 'upcoming';
const told: PaylaterErrorDetail[] = [];
list.addEventListener('paylater-error', ({ detail }) => told.push(detail));
list.addEventListener('paylater-open', (event) => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event.detail;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  history.pushState({}, '', `/credit?show=${event.detail.what}`);
});

// Events bubble, so a page needs one listener; the provider is for an element that the page created.
document.addEventListener('paylater-token-needed', () => {
  list.tokenProvider = tokenProvider;
});

const recent = document.querySelector('paylater-recent-transactions');
if (recent !== null) recent.limit = 10;

export const refreshed = async (): Promise<void> => {
  await list.ready;
  await list.refresh();
};

export const loaded = async (nonce: string): Promise<string | undefined> => {
  const paylater = await loadPaylater({
    src: 'https://paylater.example/embeds/v1/paylater.js',
    nonce,
  });
  paylater?.configure({ applicationSource: 'gopay' });
  return paylater?.version;
};
