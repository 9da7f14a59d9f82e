import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { consoleFile } from '@infinite/admin-desktop/main/security/console-file';
import type { MenuEntry } from '@infinite/admin-desktop/main/ports';
import { startDesktop } from '@infinite/admin-desktop/main/start-desktop';
import type { DesktopApp } from '@infinite/admin-desktop/main/desktop-app';
import { deepLinkAmong } from '@infinite/admin-desktop/main/links/deep-link';
import { FakeDesktop } from '@infinite/admin-desktop/testing/fake-ports';
import type { Browser, Page } from '@playwright/test';
import type { RunningDesktop } from './running-desktop.ts';

const built = resolve('packages/admin-desktop/dist');
/** Stands for app://console/, which only Electron knows; every answer comes from the files below. */
const origin = 'http://console.localhost';

interface Start {
  browser: Browser;
  userData: string;
  args: readonly string[];
}

/** The built pages and preload in Chromium, with all of main in this process on injected ports. */
export class ChromiumDesktop implements RunningDesktop {
  readonly kind = 'chromium';

  private constructor(
    readonly page: Page,
    private readonly fake: FakeDesktop,
    private readonly app: DesktopApp,
  ) {}

  static async start({ browser, userData, args }: Start): Promise<ChromiumDesktop> {
    const fake = new FakeDesktop(realClock);
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = consoleFile(`${built}/renderer`, `app://console${pathname}`);
      if (!file) return route.fulfill({ status: 404 });
      await route.fulfill({ headers: file.headers, body: await readFile(file.path) });
    });
    await page.exposeFunction('askMain', (channel: string, payload: unknown) =>
      fake.ask(channel, payload),
    );
    await page.addInitScript(preloadScript(await readFile(`${built}/preload/index.cjs`, 'utf8')));
    fake.onSend = (name, event) => {
      void page
        .evaluate(([channel, payload]) => window.tellPage(channel, payload), [name, event] as const)
        .catch(() => undefined);
    };
    const app = await startDesktop({ ...fake.ports(), folders: { userData } });
    await page.goto(`${origin}/index.html`);
    const link = deepLinkAmong(args);
    if (link) fake.openLink(link);
    return new ChromiumDesktop(page, fake, app);
  }

  async answerFolder(path: string | null): Promise<void> {
    this.fake.folder = path;
  }

  shownInFolder = async () => this.fake.shown;
  openedOutside = async () => this.fake.openedOutside;

  async openLink(link: string): Promise<void> {
    this.fake.openLink(link);
  }

  async chooseMenu(menu: string, entry: string): Promise<void> {
    const top = this.fake.menu.find((item) => 'label' in item && item.label === menu);
    const entries: MenuEntry[] = top && 'submenu' in top ? top.submenu : [];
    const chosen = entries.find((item) => 'label' in item && item.label === entry);
    if (!chosen || !('click' in chosen)) throw new Error(`${entry} cannot be chosen`);
    chosen.click?.();
  }

  async close(): Promise<void> {
    await this.app.transfers.stopAll();
    await this.app.vault.settled();
    await this.page.close();
  }
}

const realClock = {
  now: () => new Date(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

declare global {
  interface Window {
    askMain(channel: string, payload: unknown): Promise<unknown>;
    tellPage(channel: string, payload: unknown): void;
  }
}

/** The built preload, given what it takes from Electron. */
const preloadScript = (preload: string): string => `(() => {
  const listeners = new Map();
  const ipcRenderer = {
    invoke: (channel, payload) => window.askMain(channel, payload),
    on: (channel, listener) => listeners.set(listener, channel),
    removeListener: (_channel, listener) => listeners.delete(listener),
  };
  window.tellPage = (name, payload) => {
    for (const [listener, channel] of listeners) if (channel === name) listener({}, payload);
  };
  const contextBridge = { exposeInMainWorld: (name, value) => { window[name] = value; } };
  const require = () => ({ contextBridge, ipcRenderer });
  ${preload}
})();`;
