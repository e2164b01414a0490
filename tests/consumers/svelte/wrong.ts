import '@paylater/embeds/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Limit = SvelteHTMLElements['paylater-limit-card'];
type Bills = SvelteHTMLElements['paylater-bill-list'];
type Recent = SvelteHTMLElements['paylater-recent-transactions'];

// Each line below is wrong.
export const type: Bills = { type: 'overdue' };
export const theme: Limit = { theme: 'blue' };
export const locale: Limit = { locale: 'fr' };
export const density: Limit = { density: 'tight' };
export const attribute: Limit = { 'api-base': true };
export const limit: Recent = { limit: 'many' };
export const tenor: Limit = { tenor: 6 };
export const token: Limit = { token: 'a token' };
export const provider: Limit = { tokenProvider: 'a token' };
export const detail: Limit = { 'onpaylater-error': ({ detail: { status } }) => status };
export const listener: Limit = { 'onpaylater-ready': 'ready' };
