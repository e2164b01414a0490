import { configure, PaylaterBillList } from '@paylater/embeds';
import { loadPaylater } from '@paylater/embeds/load';

const list = new PaylaterBillList();
const plan = document.createElement('paylater-instalment-plan');

// Each line below is wrong.
list.type = 'overdue';
list.theme = 'blue';
list.locale = 'fr';
list.density = 'tight';
list.headingLevel = 'h3';
list.apiBase = undefined;
list.applicationSource = 'shopee';
configure({ apiBase: 1 });
configure({ token: 'a token' });
configure({}).apiBase = '/api';
plan.tenor = '6 months';
list.tenor = 6;
list.tokenProvider = 'a token';
list.tokenProvider = () => 42;
list.ready = Promise.resolve();
list.addEventListener('paylater-error', ({ detail }) => detail.message);
list.addEventListener('paylater-error', (event: CustomEvent<{ status: number }>) => event.detail);
list.addEventListener('paylater-open', ({ detail }) => detail.href);
document.addEventListener('paylater-ready', ({ detail }) => detail.amount);
loadPaylater({ version: '1.3.0' });
export const version = (await loadPaylater({ src: '' })).version;
