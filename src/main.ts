import '../ui/theme/index.css';
import { boot } from './boot';
import { showBroken } from './show-broken';

boot(document).catch(() => showBroken(document));
