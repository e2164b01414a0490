import '../ui/theme/index.css';
import { boot } from './boot';
import { nextTask } from '../adapters/browser/next-task';
import { loadPolyfills } from '../adapters/browser/polyfills/load-polyfills';
import { pageLacks } from '../adapters/browser/polyfills/missing';
import { showBroken } from '../adapters/browser/show-broken';

// Stops the document from recovering the first script (first-paint/recover.ts).
window.appBegun = true;

const start = async (): Promise<void> => {
  if (pageLacks) await loadPolyfills();
  await nextTask();
  await boot(document);
};

start().catch((reason: unknown) => {
  showBroken(document);
  // For the console, where the operator of the deployment reads it.
  throw reason;
});
