import { OneKycScript, type OneKycScriptOptions } from '../../../adapters/bridge/one-kyc-script';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';

/** A page that accepts script elements without loading them; the test ends each load. */
export const aScript = (more: Partial<OneKycScriptOptions> = {}) => {
  const [clock, reporter] = [new MemoryClock(), new MemoryReporter()];
  const inserted: HTMLScriptElement[] = [];
  const page = {
    document: {
      createElement: () => document.createElement('script'),
      head: { append: (script: HTMLScriptElement) => inserted.push(script) },
    },
  } as unknown as Window & { OneKyc?: unknown };
  const script = new OneKycScript({
    address: 'https://sdk.example/v1.js',
    trusted: (address) => address,
    clock,
    reporter,
    page,
    ...more,
  });
  const ends = (how: 'load' | 'error') =>
    inserted[inserted.length - 1]?.dispatchEvent(new Event(how));
  return { script, page, inserted, ends, clock, reporter };
};
