import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { detectHost } from '../../../domain/session/host';

test('the host is detected by its marker', () => {
  expect(detectHost({ userAgent: 'Mozilla wallet-app/2.0', gopayObject: false })).toBe('wallet');
});
`;

/** A super-app whose object answers as the partners' SDK does. */
export const host: Recipe = {
  name: 'a host',
  // Its wire in the client and in the simulator, and two more.
  most: 4,
  seen: { at: '/host', selector: 'select:has(option[value="wallet"])' },
  tests: [
    'tests/domain/session',
    'tests/adapters/bridge',
    'tests/sandbox/host.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit('domain/session/host.ts', '  web: {', '  wallet: { placesBar: false },\n$&');
    tree.edit(
      'domain/session/host.ts',
      '  return /\\bpaylater-sdk\\b/i',
      "  if (/\\bwallet-app\\b/i.test(userAgent)) return 'wallet';\n$&",
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
    const adapter = 'adapters/bridge/host-adapter.ts';
    tree.edit(
      adapter,
      "import { partnerProtocol } from './partner-protocol';",
      "$&\nimport { walletProtocol } from './wallet-protocol';",
    );
    tree.edit(adapter, "  'partner-sdk': partnerProtocol,\n", '$&  wallet: walletProtocol,\n');
    const simulator = 'sandbox/public/host/protocols.js';
    tree.edit(
      simulator,
      "/** The plain browser has no protocol. */\nexport const protocols = { gojek, gopay, 'partner-sdk': partner };",
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

/** The plain browser has no protocol. */
export const protocols = { gojek, gopay, 'partner-sdk': partner, wallet };`,
    );

    // The contract of the eight calls runs over every host of this table.
    const fakes = 'tests/adapters/bridge/support/fake-hosts.ts';
    const kinds = tree.read(fakes);
    const partner = kinds.slice(kinds.indexOf("  'partner-sdk': {"), kinds.lastIndexOf('};'));
    tree.edit(
      fakes,
      partner,
      `$&${partner.replace("'partner-sdk'", 'wallet').replace('paylater-sdk/1.0', 'wallet-app/2.0').replace('PaylaterSdk', 'WalletBridge')}`,
    );
    tree.edit(
      'tests/adapters/bridge/support/a-host.ts',
      "'partner-sdk'];",
      "'partner-sdk', 'wallet'];",
    );
    tree.edit('tests/adapters/bridge/contract.test.ts', 'cases: 168', 'cases: 224');
    tree.edit(
      'tests/domain/session/config.test.ts',
      "  'partner-sdk': value,\n",
      '$&  wallet: value,\n',
    );
    tree.write('tests/ui/recipe/host.test.ts', added);
  },
};
