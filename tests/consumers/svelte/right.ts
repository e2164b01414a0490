import '@paylater/embeds/svelte';
import type { PaylaterBillList } from '@paylater/embeds';
import type { Attachment } from 'svelte/attachments';
import type { SvelteHTMLElements } from 'svelte/elements';

const seen: string[] = [];

/** Must compile: attributes, properties and events that a template may set. */
export const list: SvelteHTMLElements['paylater-bill-list'] = {
  type: 'upcoming',
  theme: 'dark',
  class: 'bills',
  tokenProvider: async () => 'a token',
  'onpaylater-error': ({ detail }) => seen.push(detail.code),
  'onpaylater-open': (event) => event.preventDefault(),
};
export const recent: SvelteHTMLElements['paylater-recent-transactions'] = {
  limit: '10',
  'api-base': 'https://paylater.example/api',
};

export const withToken: Attachment<PaylaterBillList> = (element) => {
  element.tokenProvider = async () => 'a token';
};
