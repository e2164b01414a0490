import { type Browser, chromium, type Page } from '@playwright/test';
import { startDevServer } from '../../support/dev-server';
import type { Seen } from './recipe';
import { Tree } from './tree';

/** A copy of the project with a running development server, and a browser. */
export class DevDay {
  private constructor(
    readonly tree: Tree,
    private readonly server: Awaited<ReturnType<typeof startDevServer>>,
    private readonly browser: Browser,
  ) {}

  static async start(): Promise<DevDay> {
    const tree = new Tree();
    const executablePath = process.env['CHROMIUM_PATH'] ?? '';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    return new DevDay(tree, await startDevServer(tree.folder), browser);
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.server.end();
    this.tree.remove();
  }

  /** Opens the page that shows a change, as a new user of this persona, and waits until it is drawn. */
  async open({ persona, at, locale = 'id' }: Seen): Promise<Page> {
    const page = await this.browser.newPage({ baseURL: this.server.origin, locale });
    if (persona !== undefined) {
      await page.goto(`/auth/login?login_hint=${await this.loginCode(persona)}`);
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    }
    await page.goto(at);
    await page.waitForLoadState('networkidle');
    return page;
  }

  private async loginCode(persona: string): Promise<string> {
    const answer = await fetch(`${this.server.origin}/_sandbox/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ persona }),
    });
    return ((await answer.json()) as { loginCode: string }).loginCode;
  }
}
