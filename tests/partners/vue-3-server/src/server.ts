import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Bills from './bills.vue';

export const render = () => renderToString(createSSRApp(Bills));
