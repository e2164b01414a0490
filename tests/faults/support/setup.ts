import { vi } from 'vitest';
import type { LocatedReport } from '../../../adapters/telemetry/located-report';
import { reported } from './reported';

vi.mock('../../../src/reports', () => ({
  reports: () =>
    Promise.resolve(({ report }: LocatedReport) => {
      reported.to(report);
    }),
}));
