import { configure } from '@paylater/embeds';
import { render } from 'solid-js/web';
import { Bills } from './bills.js';

configure({ apiBase: 'https://paylater.example/api' });

render(() => <Bills />, document.querySelector('#root')!);
