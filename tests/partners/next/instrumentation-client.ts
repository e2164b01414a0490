import { configure } from '@paylater/embeds';

configure({ apiBase: 'https://paylater.example/api' });
