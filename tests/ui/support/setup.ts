import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes by itself; the limit is only for what never comes, and a busy machine must not look like that.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // Each app adds its style sheets, and whatever is looked for in the document is looked for there too.
  document.head.replaceChildren();
});
