import '../ui/theme/index.css';
import { boot } from './boot';
import { showBroken } from './show-broken';

boot(document).catch((reason: unknown) => {
  showBroken(document);
  // For the console of whoever deployed it.
  throw reason;
});
