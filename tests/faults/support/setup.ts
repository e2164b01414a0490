import { vi } from 'vitest';
import type { LocatedReport } from '../../../adapters/telemetry/located-report';
import { reported } from './reported';

vi.mock('../../../src/reports', () => ({
  reports: () =>
    Promise.resolve(({ report }: LocatedReport) => {
      reported.to(report);
    }),
}));

// Browsers dispatch `close` in a later task; strict mode opens each dialog twice before it.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setImmediate(() => this.dispatchEvent(new Event('close')));
};
