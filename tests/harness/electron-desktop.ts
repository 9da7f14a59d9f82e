import { spawn } from 'node:child_process';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import type { ElectronRuntime } from './electron-runtime.ts';
import type { RunningDesktop } from './running-desktop.ts';

const application = 'packages/admin-desktop';
/** Chromium's sandbox needs user namespaces, and refuses root: machines that test often lack both. */
const always = ['--no-sandbox', '--force-color-profile=srgb'];

interface Start {
  runtime: ElectronRuntime;
  display: string;
  userData: string;
  args: readonly string[];
}

/** The built application in a real Electron. */
export class ElectronDesktop implements RunningDesktop {
  readonly kind = 'electron';
  private closed = false;

  private constructor(
    readonly page: Page,
    readonly application: ElectronApplication,
    private readonly started: Start,
  ) {}

  static async start(started: Start): Promise<ElectronDesktop> {
    const opened = await _electron.launch({
      executablePath: started.runtime.executable,
      args: argumentsOf(started),
      env: environment(started),
      colorScheme: null,
      timeout: 60_000,
    });
    const page = await opened.firstWindow();
    const desktop = new ElectronDesktop(page, opened, started);
    await opened.evaluate(({ shell }) => {
      const seen: { shown: string[]; outside: string[] } = { shown: [], outside: [] };
      Object.assign(globalThis, { seen });
      shell.showItemInFolder = (path) => void seen.shown.push(path);
      shell.openExternal = async (url) => void seen.outside.push(url);
    });
    return desktop;
  }

  async answerFolder(path: string | null): Promise<void> {
    await this.application.evaluate(({ dialog }, answer) => {
      const filePaths = answer === null ? [] : [answer];
      Object.assign(dialog, {
        showOpenDialog: async () => ({ canceled: answer === null, filePaths }),
      });
    }, path);
  }

  shownInFolder = () => this.seen('shown');
  openedOutside = () => this.seen('outside');

  async openLink(link: string): Promise<void> {
    const { runtime } = this.started;
    const second = spawn(runtime.executable, [...argumentsOf(this.started), link], {
      env: environment(this.started),
      stdio: 'ignore',
    });
    await new Promise((done) => second.once('exit', done));
  }

  async chooseMenu(menu: string, entry: string): Promise<void> {
    await this.application.evaluate(
      ({ Menu }, [first, second]) => {
        const top = Menu.getApplicationMenu()?.items.find(({ label }) => label === first);
        const chosen = top?.submenu?.items.find(({ label }) => label === second);
        if (!chosen?.enabled) throw new Error(`${second} cannot be chosen`);
        chosen.click();
      },
      [menu, entry],
    );
  }

  /** Has the page go elsewhere; asked of main, since a page in Playwright waits for it to arrive. */
  tryToNavigate(address: string): Promise<{ prevented: boolean; windows: string[] }> {
    return this.application.evaluate(async ({ BrowserWindow }, url) => {
      const windows = BrowserWindow.getAllWindows();
      const contents = windows[0]?.webContents;
      const prevented = new Promise<boolean>((done) => {
        contents?.once('will-navigate', (event) => done(event.defaultPrevented));
      });
      await contents?.executeJavaScript(`window.location.assign(${JSON.stringify(url)})`);
      return {
        prevented: await prevented,
        windows: BrowserWindow.getAllWindows().map((window) => window.webContents.getURL()),
      };
    }, address);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.application.close();
  }

  private seen(what: 'shown' | 'outside'): Promise<string[]> {
    return this.application.evaluate((_, name) => {
      const { seen } = globalThis as unknown as { seen: Record<string, string[]> };
      return seen[name] ?? [];
    }, what);
  }
}

const argumentsOf = ({ userData, args }: Start): string[] => [
  ...always,
  `--user-data-dir=${userData}`,
  application,
  ...args,
];

function environment({ display }: Start): Record<string, string> {
  const own = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(own) as Record<string, string>), DISPLAY: display };
}
