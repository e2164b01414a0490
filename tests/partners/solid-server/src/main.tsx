import { configure } from '@paylater/embeds';
import { hydrate } from 'solid-js/web';
import { Bills } from './bills.js';

configure({ apiBase: 'https://paylater.example/api' });

hydrate(() => <Bills />, document.querySelector('#root')!);
