import { generateHydrationScript, renderToString } from 'solid-js/web';
import { Bills } from './bills.js';

export const head = generateHydrationScript();
export const render = () => renderToString(() => <Bills />);
