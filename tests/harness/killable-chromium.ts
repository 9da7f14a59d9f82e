import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

export interface KillableChromium {
  context: BrowserContext;
  /** SIGKILL to the browser and all its processes; settles when they are gone. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface ChromiumOptions {
  executablePath: string;
  /** The profile; what a page stored there outlives a kill. */
  userDataDir: string;
  /** Played in a loop by the fake microphone. */
  microphoneWav: string;
}

/**
 * A Chromium in a process group of its own, with a profile on the disk: Playwright's own launch can
 * do one or the other, and killing it politely would prove nothing.
 */
export async function startChromium(options: ChromiumOptions): Promise<KillableChromium> {
  const child = spawn(
    options.executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-port=0',
      `--user-data-dir=${options.userDataDir}`,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${options.microphoneWav}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await debuggerAddress(child));
  return {
    context: contextOf(browser),
    async kill() {
      await ended(child, 'SIGKILL');
    },
    async close() {
      await browser.close().catch(() => {});
      await ended(child, 'SIGTERM');
    },
  };
}

function contextOf(browser: Browser): BrowserContext {
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no default context');
  return context;
}

function debuggerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${said}`)));
  });
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, signal);
  return gone;
}
