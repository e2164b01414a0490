import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes by itself; the limit is only for what never comes, and a busy machine must not look like that.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
