import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { detectHost } from '../../../domain/host/host';

test('the host is detected by its marker', () => {
  expect(detectHost({ userAgent: 'Mozilla wallet-app/2.0', gopayObject: false })).toBe('wallet');
});
`;

/** A super-app whose object has the protocol of the partners' SDK. */
export const host: Recipe = {
  name: 'a host',
  // The protocol in the client and in the simulator, and two more files.
  most: 4,
  seen: { at: '/host', selector: 'select:has(option[value="wallet"])' },
  tests: [
    'tests/domain/host',
    'tests/domain/config',
    'tests/adapters/bridge',
    'tests/sandbox/host.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit(
      'domain/host/host.ts',
      / {2}web: \{/,
      '  wallet: { placesBar: false, payment: false },\n$&',
    );
    tree.edit(
      'domain/host/host.ts',
      /export const detectHost = \([^)]*\): Host => \{\n/,
      "$&  if (/\\bwallet-app\\b/i.test(userAgent)) return 'wallet';\n",
    );
    tree.write(
      'adapters/bridge/wallet-protocol.ts',
      tree
        .read('adapters/bridge/partner-protocol.ts')
        .replaceAll('PaylaterSdk', 'WalletBridge')
        .replaceAll('partnerProtocol', 'walletProtocol')
        .replaceAll('PartnerSdk', 'WalletObject')
        .replace("A partner's SDK", 'The wallet app'),
    );
    const adapter = 'adapters/bridge/protocols.ts';
    tree.importInto(adapter, './wallet-protocol', 'walletProtocol');
    tree.edit(adapter, /export const protocols = \{\n/, '$&  wallet: walletProtocol,\n');
    const simulator = 'sandbox/public/host/protocols.js';
    tree.edit(
      simulator,
      /(\/\*\* .* \*\/\n)export const protocols = \{([^}]*?),?\s*\};/,
      `const wallet = {
  ...partner,
  title: 'Dompet',
  agent: (version) => \`wallet-app/\${version}\`,
  install: (page, receive, greet) => {
    const send = partner.install(page, receive, greet);
    page.WalletBridge = page.PaylaterSdk;
    return send;
  },
};

$1export const protocols = {$2, wallet };`,
    );

    // The contract of the eight calls runs over every host of this table.
    const fakes = 'tests/adapters/support/fake-hosts.ts';
    const [partner = ''] = / {2}'partner-sdk': \{\n[^]*?\n {2}\},\n/.exec(tree.read(fakes)) ?? [];
    const wallet = partner
      .replace("'partner-sdk'", 'wallet')
      .replace('paylater-sdk/1.0', 'wallet-app/2.0')
      .replace('PaylaterSdk', 'WalletBridge');
    tree.edit(fakes, /export const HOST_KINDS: .* = \{\n/, `$&${wallet}`);
    tree.write('tests/ui/recipe/host.test.ts', added);
  },
};
