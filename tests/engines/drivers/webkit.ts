import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Builder, type Session } from 'selenium-webdriver';
import { freePort } from '../../support/free-port';
import type { Engine, Tab } from './engine';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** A virtual screen; the server takes the first free number and prints it. */
const openScreen = async (xvfb: string) => {
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1024x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const told = screen.stdio[3];
  if (!told) throw new Error('the screen has no way to tell its number');
  const [number] = (await once(told, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
};

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const answers = async (url: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the WebKit driver does not answer');
};

const openTab = async (url: string, binary: string): Promise<Tab & { version: string }> => {
  const session: Session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const capabilities = await session.getCapabilities();
  return {
    version: String(capabilities.get('browserVersion')),
    goto: (address) => session.get(address),
    run: (body) => session.executeScript(body),
    click: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: async (text) => (await session.switchTo().activeElement()).sendKeys(text),
    choose: async (selector, value) => {
      const option = await session.findElement({ css: `${selector} option[value="${value}"]` });
      await option.click();
    },
    screenshot: async (path) => writeFile(path, await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
};

/** WebKitGTK's small browser, driven by WebDriver. */
export const openWebKit = async ({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> => {
  const { screen, display } = await openScreen(xvfb);
  const port = await freePort();
  // Its sandbox cannot be made inside most containers.
  const own = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const env = { ...process.env, ...own };
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const first = await openTab(url, browser);
  await first.close();
  return {
    name: 'WebKitGTK',
    version: first.version,
    // A session is a browser without cookies and storage of another one.
    open: () => openTab(url, browser),
    close: async () => {
      await end(service);
      await end(screen);
    },
  };
};
