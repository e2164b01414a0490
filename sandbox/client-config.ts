import type { ClientConfig } from '../domain/config/config';
import { type Host, hosts } from '../domain/host/host';

/** The sandbox's lender. No company has this name. */
export const lenderName = 'PT Contoh Pembiayaan';

const perHost = (name: (host: Host) => string) =>
  Object.fromEntries(hosts.map((host) => [host, name(host)])) as Record<Host, string>;

/** Returns an origin under both names of this machine. */
const bothNames = (origin: string): string[] =>
  ['127.0.0.1', 'localhost'].map((name) => {
    const url = new URL(origin);
    url.hostname = name;
    return url.origin;
  });

/**
 * Returns the configuration that the sandbox writes into index.html. Absent values have the schema's defaults. `origin`
 * serves the document and the targets of its links.
 */
export const clientConfigAt = (origin: string) =>
  ({
    environment: 'sandbox',
    apiBases: {
      '/v1': '/api/v1',
      '/v2': '/api/v2',
      '/account-management': '/api/account-management',
    },
    idempotencyKeys: true,
    authorizeUrl: '/authorize',
    tokenUrl: '/token',
    oneKyc: {
      script: '/scripts/one-kyc.js',
      partners: perHost((host) => `paylater-${host}`),
      combinedPartners: perHost((host) => `paylater-combined-${host}`),
    },
    lender: lenderName,
    licence: 'Sandbox',
    complaints: '157',
    whenLate: {
      id: 'Tagihan yang belum dibayar pada tanggal 6 di bulan setelah jatuh tempo kena denda Rp25.000, satu kali untuk setiap tagihan.',
      en: 'A bill that is unpaid on the 6th of the month after the due date gets a late fee of Rp25.000, once for each bill.',
    },
    productSummary: `${origin}/help/summary`,
    links: { hosts: bothNames(origin), deepLinks: ['gojek://home'], phones: ['157'] },
    help: perHost((host) => `${origin}/help/${host}`),
    handOffUrl: '/hand-off?{query}',
    migrationUrl: `${origin}/help/move`,
    updateUrl: perHost((host) => `${origin}/help/${host}`),
    reassessmentMinimum: { gojek: '4.90.0', gopay: '1.28.0' },
    trackingUrl: '/events',
    reportDsn: '/reports/1',
    probe: '/probe.js',
  }) satisfies Partial<ClientConfig>;
