import { vi } from 'vitest';
import type { LocatedReport } from '../../../adapters/telemetry/located-report';
import { reported } from './reported';

vi.mock('../../../src/reports', () => ({
  reports: () =>
    Promise.resolve(({ report }: LocatedReport) => {
      reported.to(report);
    }),
}));

// Browsers tell in a task of its own that a dialog was closed; strict mode opens each dialog twice in between.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setImmediate(() => this.dispatchEvent(new Event('close')));
};
