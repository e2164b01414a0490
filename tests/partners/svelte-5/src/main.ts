import { configure } from '@paylater/embeds';
import { mount } from 'svelte';
import Bills from './bills.svelte';

configure({ apiBase: 'https://paylater.example/api' });

mount(Bills, { target: document.querySelector('#root')! });
