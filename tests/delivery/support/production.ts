import { everyHost } from '../../support/client-config';
import type { Deployment } from './site';

/** A deployment with everything that a policy can need. */
export const production = {
  config: {
    environment: 'production',
    apiBases: {
      '/v1': 'https://api.paylater.example/v1',
      '/v2': 'https://api.paylater.example/v2',
      '/account-management': '/account-management',
    },
    authorizeUrl: 'https://login.paylater.example/authorize?client_id=web',
    tokenUrl: 'https://login.paylater.example/token',
    oneKyc: {
      script: 'https://sdk.identity.example/v2/sdk.js',
      partners: everyHost('paylater'),
      combinedPartners: everyHost('paylater-combined'),
    },
    trackingUrl: 'https://events.paylater.example/v1/events',
    reportDsn: 'https://key@errors.paylater.example/7',
    consent: { script: 'https://consent.provider.example/banner.js' },
  },
  origins: {
    images: ['https://media.paylater.example'],
    identitySdk: ['https://api.identity.example'],
    camera: ['https://sdk.identity.example'],
    consent: ['https://geo.provider.example'],
    reports: 'https://reports.paylater.example/csp',
    security: {
      contact: ['mailto:security@paylater.example'],
      expires: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().replace(/\.\d+/, ''),
    },
  },
} as const satisfies Deployment;
