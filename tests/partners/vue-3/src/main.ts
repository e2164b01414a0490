import { configure } from '@paylater/embeds';
import { createApp } from 'vue';
import Bills from './bills.vue';

configure({ apiBase: 'https://paylater.example/api' });

createApp(Bills).mount('#root');
