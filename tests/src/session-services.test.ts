import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { userInfo } from '../../domain/session/calls';
import { ReloadOnce } from '../../domain/visit/reload-once';
import { RegisteredCard } from '../../domain/rekyc/registered-card';
import { Session } from '../../domain/session/session';
import { STORED } from '../../domain/storage/stored';
import { bindServices, service, value } from '../../src/wiring/service';
import { SessionServices } from '../../src/session-services';
import { Visit } from '../domain/support/a-visit';

/** Creates the device's container over ports in memory, and the services of its logins. */
const aDevice = () => {
  const visit = new Visit();
  const device = new Container();
  device.bind(Clock).toConstantValue(visit.clock);
  device.bind(Navigator).toConstantValue(visit.navigator);
  device.bind(Storage).toConstantValue(visit.storage);
  device.bind(Tracking).toConstantValue(visit.tracking);
  device.bind(Session).toConstantValue(visit.session);
  device.bind(Http).toConstantValue(visit.http);
  return { visit, device, sessions: new SessionServices(device) };
};

const card = service(RegisteredCard, [SessionHttp]);

test('every login has new services, including those of areas loaded before', async () => {
  const { visit, sessions } = aDevice();
  await visit.logIn(visit.person('approved'));
  sessions.load([card]);
  const first = sessions.current$.value.get(RegisteredCard);
  expect(sessions.current$.value.get(RegisteredCard)).toBe(first);
  visit.session.end('person');
  await visit.logIn(visit.person('approved'));
  const second = sessions.current$.value.get(RegisteredCard);
  expect(second).not.toBe(first);
  await second.load();
  expect(second.state$.value.phase).toBe('ready');
});

test('a service of an ended login reaches neither the server nor the storage', async () => {
  const { visit, sessions } = aDevice();
  await visit.logIn(visit.person('approved'));
  const before = sessions.current$.value;
  visit.session.end('person');
  await visit.logIn(visit.person('approved'));
  visit.storage.write(STORED.activeTab, 'CURRENT');
  const sent = visit.http.calls.length;
  expect(await before.get(SessionHttp).call(userInfo, {})).toEqual({
    ok: false,
    error: { kind: 'cancelled' },
  });
  expect(before.get(SessionStorage).read(STORED.activeTab)).toBeUndefined();
  expect(visit.http.calls).toHaveLength(sent);
});

test('a service of the device that a page requests first still works after that login', async () => {
  const { visit, sessions, device } = aDevice();
  bindServices(device, [service(ReloadOnce, [Storage, Navigator, value('build')])]);
  await visit.logIn(visit.person('approved'));
  const reloadOnce = sessions.current$.value.get(ReloadOnce);
  visit.session.end('person');
  expect(sessions.current$.value.get(ReloadOnce)).toBe(reloadOnce);
  expect(reloadOnce.reload()).toBe(true);
});
