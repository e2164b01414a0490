import { createRoot } from 'react-dom/client';

/** React saying hello: what nothing built on React can be faster than, unless it shows something without it. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1 data-ready="">Halo, apa kabar?</h1>);
