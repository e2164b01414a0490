import { configure } from '@paylater/embeds';
import { hydrate } from 'svelte';
import Bills from './bills.svelte';

configure({ apiBase: 'https://paylater.example/api' });

hydrate(Bills, { target: document.querySelector('#root')! });
