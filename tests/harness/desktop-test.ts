import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChromiumDesktop } from './chromium-desktop.ts';
import { ElectronDesktop } from './electron-desktop.ts';
import type { RunningDesktop } from './running-desktop.ts';
import { describeRuntime, findElectronRuntime } from './electron-runtime.ts';
import { expect, test as base } from './product-test.ts';
import { VirtualDisplay } from './virtual-display.ts';

interface Fixtures {
  /** Where the application keeps its own files; kept over its restarts. */
  userData: string;
  /** A folder for exports, answered to the chooser. */
  folder: string;
  /** Starts the application; what is still open at the end is closed. */
  start: (...args: string[]) => Promise<RunningDesktop>;
  /** The application, started without arguments. */
  desktop: RunningDesktop;
}

const runtime = findElectronRuntime();

/** Playwright's test with the desktop application, in Electron where there is one. */
export const test = base.extend<Fixtures, { display: VirtualDisplay | null }>({
  display: [
    async ({ browserName: _ }, use) => {
      const display = runtime && (await VirtualDisplay.open());
      if (runtime && !display) throw new Error('Electron needs a display: install xvfb');
      console.log(`desktop: ${describeRuntime(runtime)}`);
      await use(display);
      display?.close();
    },
    { scope: 'worker' },
  ],
  userData: async ({ browserName: _ }, use) => use(await temporary('desktop-data')),
  folder: async ({ browserName: _ }, use) => use(await temporary('desktop-files')),
  start: async ({ browser, display, userData, folder }, use) => {
    const open: RunningDesktop[] = [];
    await use(async (...args) => {
      const desktop =
        runtime && display
          ? await ElectronDesktop.start({ runtime, display: display.name, userData, args })
          : await ChromiumDesktop.start({ browser, userData, args });
      open.push(desktop);
      await desktop.answerFolder(folder);
      return desktop;
    });
    for (const desktop of open) await desktop.close();
    await rm(userData, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  },
  desktop: async ({ start }, use) => use(await start()),
});

const temporary = (name: string) => mkdtemp(join(tmpdir(), `infinite-${name}-`));

export { expect, runtime };
