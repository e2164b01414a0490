import { render as renderToString } from 'svelte/server';
import Bills from './bills.svelte';

export const render = () => renderToString(Bills).body;
