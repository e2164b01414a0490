import type { ClientConfig } from '../domain/session/config';

const everyHost = (name: string) => ({
  gojek: `${name}-gojek`,
  gopay: `${name}-gopay`,
  'partner-sdk': `${name}-partner-sdk`,
  web: `${name}-web`,
});

const help = 'https://help.paylater.example/';
const helpPerHost = { gojek: help, gopay: help, 'partner-sdk': help, web: help };

/** The configuration the sandbox writes into index.html; what is absent has the schema's default. */
export const clientConfig = {
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
    partners: everyHost('paylater'),
    combinedPartners: everyHost('paylater-combined'),
  },
  // Names and addresses nobody owns: what a deployment fills with its own.
  lender: 'PT Contoh Pembiayaan (simulasi)',
  links: { hosts: ['help.paylater.example'], deepLinks: ['gojek://home'], phones: ['157'] },
  help: helpPerHost,
  handOffUrl: '/hand-off?{query}',
  migrationUrl: 'https://help.paylater.example/pindah-akun',
  updateUrl: helpPerHost,
  reassessmentMinimum: { gojek: '4.90.0', gopay: '1.28.0' },
  trackingUrl: '/events',
  reportDsn: '/reports/1',
  probe: '/probe.js',
} satisfies Partial<ClientConfig>;
