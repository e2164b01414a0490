import { configure } from '@paylater/embeds';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Bills } from './bills.js';

configure({ apiBase: 'https://paylater.example/api' });

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Bills />
  </StrictMode>,
);
