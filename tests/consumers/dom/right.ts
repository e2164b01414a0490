import {
  PaylaterBillList,
  type PaylaterErrorDetail,
  type PaylaterTokenProvider,
} from '@paylater/embeds';

const tokenProvider: PaylaterTokenProvider = async () => {
  const answer = await fetch('/my/paylater-token');
  return answer.text();
};

for (const element of document.querySelectorAll('paylater-limit-card'))
  element.tokenProvider = tokenProvider;

const plan = document.createElement('paylater-instalment-plan');
plan.tenor = 6;
plan.tenor = undefined;
plan.locale = 'en';
plan.theme = 'auto';
plan.density = 'compact';
plan.apiBase = 'https://paylater.example/api';
document.body.append(plan);

const list = new PaylaterBillList();
list.type = 'upcoming';
const told: PaylaterErrorDetail[] = [];
list.addEventListener('paylater-error', ({ detail }) => told.push(detail));
list.addEventListener('paylater-open', (event) => {
  event.preventDefault();
  history.pushState({}, '', `/credit?show=${event.detail.what}`);
});

// Events bubble, so one listener does for a page.
document.addEventListener('paylater-token-needed', ({ target }) => {
  if (target instanceof PaylaterBillList) target.tokenProvider = tokenProvider;
});

const recent = document.querySelector('paylater-recent-transactions');
if (recent !== null) recent.limit = 10;

export const refreshed = async (): Promise<void> => {
  await list.ready;
  await list.refresh();
};
