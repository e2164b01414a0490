import { expect, test } from 'vitest';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { HostShell } from '../../../domain/ports/host-shell';
import { type BridgeOutcome, NativeBridge } from '../../../domain/ports/native-bridge';
import { Navigator } from '../../../domain/ports/navigator';
import { Links } from '../../../ui/app/links';
import { followLinks } from '../../../ui/host/follow-links';
import { services } from '../../support/services';

const ok = { kind: 'ok', value: undefined } as const;
const unsupported = { kind: 'unsupported' } as const;
const site = 'https://plus.example/begin?a=1';

const inside = (openLink: BridgeOutcome<void>, close: BridgeOutcome<void> = ok) => {
  const [shell, navigator] = [new MemoryShell({ openLink }), new MemoryNavigator('/kyc')];
  const [bridge, links] = [new MemoryBridge({ close }), new Links(navigator)];
  followLinks(
    services([
      [Links, links],
      [HostShell, shell],
      [NativeBridge, bridge],
      [Navigator, navigator],
    ]),
  );
  return { shell, navigator, bridge, links };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each<[string, BridgeOutcome<void>, string[]]>([
  ['opened it', ok, []],
  ['asked the user, who cancelled', { kind: 'cancelled' }, []],
  ['cannot', unsupported, [site]],
  ['never answered', { kind: 'timeout' }, [site]],
  ['failed', { kind: 'failed', code: 'X' }, [site]],
])('a link opens as in a browser unless the host handled it: it %s', async (_, said, left) => {
  const { links, shell, navigator } = inside(said);
  links.open(site);
  await settle();
  expect(shell.links).toEqual([site]);
  expect(navigator.left).toEqual(left);
});

test('only web addresses are offered to the host', async () => {
  const { links, shell, navigator } = inside(ok);
  links.open('tel:157');
  links.open('gojek://home');
  links.handOff('/hand-off?a=1');
  await settle();
  expect(shell.links).toEqual([]);
  expect(navigator.left).toEqual(['tel:157', 'gojek://home', '/hand-off?a=1']);
});

test('a hand-off that the host opened closes the webview', async () => {
  const { links, bridge, navigator } = inside(ok);
  links.handOff(site);
  await settle();
  expect(bridge.calls).toEqual(['close']);
  expect([navigator.left, navigator.trail]).toEqual([[], ['/kyc']]);
});

test('a hand-off in a host that cannot close leaves a page to read', async () => {
  const { links, navigator } = inside(ok, unsupported);
  links.handOff(site);
  await settle();
  expect([navigator.left, navigator.trail]).toEqual([[], ['/unavailable/unsupported']]);
});

test('without the host the hand-off replaces the page', async () => {
  const { links, bridge, navigator } = inside(unsupported);
  links.handOff(site);
  await settle();
  expect([navigator.left, bridge.calls]).toEqual([[site], []]);
});
