import { createRoot } from 'react-dom/client';

/** The smallest page with React: nothing built on React can be faster, unless it shows something without it. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1 data-ready="">Halo, apa kabar?</h1>);
