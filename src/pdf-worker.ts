/** The worker of pdf.js. It starts without the page's polyfills, so it has its own. */
import './polyfills/polyfills';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
