import { configure } from '@paylater/embeds';
import { hydrateRoot } from 'react-dom/client';
import { Bills } from './bills';

configure({ apiBase: 'https://paylater.example/api' });

hydrateRoot(document.querySelector('#root')!, <Bills />);
