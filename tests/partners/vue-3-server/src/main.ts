import { configure } from '@paylater/embeds';
import { createSSRApp } from 'vue';
import Bills from './bills.vue';

configure({ apiBase: 'https://paylater.example/api' });

createSSRApp(Bills).mount('#root');
