import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect } from 'vitest';
import { addFault, type Fault } from '../../../sandbox/lender/faults';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { exportUser, userById, userContextOf } from '../../../sandbox/lender/people';
import { type DraftRecord, single } from '../../../sandbox/lender/records';
import { type Ctx, keep, mine, type World } from '../../../sandbox/lender/world';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import type { MemoryShell } from '../../../adapters/memory/memory-shell';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { lenderHttp, memoryWorld } from '../lender';
import type { CallName } from '../../../domain/calls';
import { RouteGuard } from '../../../domain/guard/route-guard';
import { routeAt } from '../../../domain/navigation/routes';
import { HostShell } from '../../../domain/ports/host-shell';
import type { Http } from '../../../domain/ports/http';
import type { ClientConfig } from '../../../domain/config/config';
import type { Language } from '../../../domain/kernel/locale';
import { Preferences } from '../../../domain/visit/preferences';
import { Session } from '../../../domain/session/session';
import { STORED } from '../../../domain/storage/stored';
import { clientConfig } from '../client-config';
import { deviceOf } from './device';
import { SessionServices } from '../../../src/session-services';
import { App } from '../../../ui/app/app';
import { Links } from '../../../ui/app/links';
import { SessionBoundary } from '../../../ui/app/session-boundary';
import { ScreenLoader } from '../../../ui/app/screen-loader';
import { startHostPage } from '../../../ui/host/host-page';

/** The parts of a tab that survive a reload. */
export interface Tab {
  readonly clock: MemoryClock;
  readonly world: World;
  readonly storage: MemoryStorage;
  readonly userId: string;
}

interface Opening {
  readonly persona: string;
  readonly at: string;
  /** An earlier tab, to open it again. */
  readonly tab?: Tab;
  /** The host around the page; without it the app runs in a plain browser. */
  readonly shell?: MemoryShell;
  /** The values that differ from the configuration of the sandbox. */
  readonly config?: Partial<ClientConfig>;
  /** Replaces the in-memory connection to the lender. */
  readonly http?: (parts: HttpParts) => Http;
}

/** The parts from which a connection to the lender is built. */
export interface HttpParts {
  readonly world: World;
  readonly clock: MemoryClock;
  readonly reporter: MemoryReporter;
  readonly token: () => string | undefined;
}

/** Creates a tab in which a user of this persona is logged in. */
export const newTab = (persona: string): Tab => {
  const clock = new MemoryClock();
  const world = memoryWorld(clock);
  const login = createLogin(world, persona);
  if (!login) throw new Error(`nobody is ${persona}`);
  const storage = new MemoryStorage();
  storage.write(STORED.authToken, login.token);
  return { clock, world, storage, userId: login.userId };
};

/** Opens the whole app for a user of the lender, on in-memory ports instead of a browser and a network. */
export const openApp = async ({ persona, at, tab, shell, config, http: another }: Opening) => {
  const { clock, world, storage, userId } = tab ?? newTab(persona);
  const [navigator, hostInfo] = [new MemoryNavigator(at), new MemoryHostInfo()];
  const [bridge, tracking] = [new MemoryBridge(), new MemoryTracking()];
  const reporter = new MemoryReporter();
  const token = (): string | undefined => container.get(Session).token;
  const http = lenderHttp(world, clock, token);
  const container = deviceOf(
    {
      clock,
      ids: new MemoryIds(),
      storage,
      navigator,
      hostInfo,
      bridge,
      tracking,
      reporter,
      http: another?.({ world, clock, reporter, token }) ?? http,
    },
    { ...clientConfig, ...config },
  );
  if (shell) {
    container.bind(HostShell).toConstantValue(shell);
    startHostPage(container);
  }
  container.get(RouteGuard).start();
  const loader = container.get(ScreenLoader);
  const route = routeAt(at.split('?')[0] ?? '');
  await loader.load(route, 'id');
  const shown = render(
    <SessionBoundary services$={container.get(SessionServices).current$}>
      <I18nextProvider i18n={loader.i18n}>
        <App />
      </I18nextProvider>
    </SessionBoundary>,
  );

  const one = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const alert = () => document.querySelector('[role="alertdialog"]');
  const text = () => one('main').textContent ?? '';
  const press = () => fireEvent.click(one('[data-action="primary"]'));
  const click = (words: string) => {
    const found = [...document.querySelectorAll('button, a')].find(({ textContent }) =>
      textContent?.includes(words),
    );
    if (!found) throw new Error(`no button says ${words}`);
    fireEvent.click(found);
  };
  const on = async (route: string) => {
    await waitFor(() => {
      one(`main[data-route="${route}"]`);
      expect(document.querySelector('.skeleton')).toBe(null);
    });
    await loader.next(routeAt(route), 'id');
  };
  /** Changes data at the lender. */
  const lender = (work: (ctx: Ctx) => void) => {
    const user = userById(world, userId);
    if (user) work(userContextOf(world, user));
  };
  const controls = (name: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`main form [name="${name}"]`),
  ];

  return {
    clock,
    world,
    storage,
    userId,
    navigator,
    hostInfo,
    bridge,
    tracking,
    reporter,
    /** Opens addresses outside the app. */
    links: container.get(Links),
    shown,
    /** Returns whether the messages of an area are loaded. */
    hasWords: (language: Language, area: string) => loader.i18n.hasResourceBundle(language, area),
    /** Waits until the page of a route is shown and loaded, and the pages that it preloads too. */
    on,
    /** Goes to an address of the app, and waits for its page or for the page of another route. */
    goTo: async (address: string, route = address.split('?')[0] ?? address) => {
      navigator.go(address);
      await on(route);
    },
    /** Switches the language of the page. */
    speak: async (language: Language) => {
      act(() => container.get(Preferences).setLanguage(language));
      await waitFor(() => expect(loader.i18n.language).toBe(language));
    },
    one,
    /** Presses the main action; two calls are two presses. */
    press,
    /** Presses the main action, and waits for the page that it opens. */
    pressTo: async (route: string) => {
      press();
      await on(route);
    },
    /** Resolves when the main action can be pressed; an error appears a moment earlier. */
    idle: () =>
      waitFor(() => expect(one('[data-action="primary"]').hasAttribute('aria-busy')).toBe(false)),
    click,
    /** Clicks a button or a link, and waits for the page that it opens. */
    clickTo: async (words: string, route: string) => {
      click(words);
      await on(route);
    },
    /** Answers a field by name, with any control. */
    fill: (name: string, value: string) => {
      const [first, ...others] = controls(name);
      if (!first) throw new Error(`no field is called ${name}`);
      if (first.type !== 'radio') {
        // Sends the input event of a browser that inserts the text for the user.
        if (first.type.startsWith('select')) fireEvent.change(first, { target: { value } });
        else fireEvent.input(first, { target: { value }, inputType: 'insertText', data: value });
        return void fireEvent.blur(first);
      }
      const radio = [first, ...others].find((it) => it.value === value);
      if (!radio) throw new Error(`${name} does not offer ${value}`);
      fireEvent.click(radio);
    },
    /** Returns the value of a field. */
    valueOf: (name: string) => {
      const all = controls(name);
      return (all[0]?.type === 'radio' ? all.find((it) => it.checked) : all[0])?.value;
    },
    text,
    /** Waits until the page contains this text. */
    says: (words: string) => waitFor(() => expect(text()).toContain(words)),
    /** Waits until the error dialog contains this text. */
    alertSays: (words: string) => waitFor(() => expect(alert()?.textContent).toContain(words)),
    sent: (name: CallName) => http.calls.filter((call) => call.name === name),
    /** Makes the lender fail the next `times` matching calls. */
    fault: (fault: Omit<Fault, 'id' | 'times'>, times = 1) => addFault(world, { ...fault, times }),
    /** Returns the data that the lender stores about the user. */
    stored: () => {
      const user = userById(world, userId);
      return user ? exportUser(world, user) : {};
    },
    /** Changes the draft at the lender. */
    hold: (part: Partial<DraftRecord>) =>
      lender((ctx) => keep(ctx, single.draft, { ...mine(ctx, single.draft), ...part })),
    lender,
    advance: (ms: number) => act(() => clock.advance(ms)),
  };
};

export type OpenApp = Awaited<ReturnType<typeof openApp>>;
