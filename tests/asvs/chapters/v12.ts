import { type Chapter, operator, proven, unused } from '../row';

const noHttp = [
  'tests/domain/config/config.test.ts',
  'production accepts no http address in any key',
] as const;
const backend = [
  'tests/delivery/backend.delivery.ts',
  'the guide’s nginx names the backend, and sends nothing to another',
] as const;
const tls = 'TLS ends at the server of the operator';

/** Secure communication. */
export const v12: Chapter = {
  '12.1.1': operator('Has only current versions of TLS', tls),
  '12.1.2': operator('Has only strong ciphers', tls),
  '12.1.3': unused('Verifies certificates of clients', 'users have none'),
  '12.1.4': operator('Proves that its certificate is not revoked', tls),
  '12.1.5': operator('Hides its name in the handshake', tls),
  '12.2.1': proven('Calls everything by HTTPS', noHttp),
  '12.2.2': operator('Has a publicly trusted certificate', tls),
  '12.3.1': proven('Encrypts each connection, also that to the backend', noHttp, backend),
  '12.3.2': proven('Checks the certificate of the backend', backend),
  '12.3.3': operator('Encrypts connections between its own services', tls),
  '12.3.4': operator('Trusts only its own authority inside', tls),
  '12.3.5': operator('Authenticates its services to each other', tls),
};
