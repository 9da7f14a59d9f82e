import { desktopWindow } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import { BrowserWindow, nativeTheme, screen, session } from 'electron';
import { join } from 'node:path';
import type { WindowPort } from '#main/ports.ts';
import { consoleUrl } from '#main/security/console-origin.ts';
import { setupConsoleProtocol } from './console-protocol.ts';
import { denyPermissions, loadNothingFromElsewhere } from './lock-down.ts';

/** The only window. Closing hides it: the tray, notifications and schedules continue. */
export class ConsoleWindow implements WindowPort {
  #window: BrowserWindow | null = null;
  #onPlaced: Parameters<WindowPort['onPlaced']>[0] = () => {};
  readonly #dist: string;
  /** Set when the application quits, so that closing closes the window. */
  quitting = false;

  /** @param dist the folder of the built application */
  constructor(dist: string) {
    this.#dist = dist;
  }

  isTopFrame(frame: Electron.WebFrameMain | null): boolean {
    return frame !== null && frame === this.#window?.webContents.mainFrame;
  }

  async open({ bounds, maximized }: Parameters<WindowPort['open']>[0]): Promise<void> {
    const pages = session.fromPartition('console', { cache: false });
    denyPermissions(pages);
    loadNothingFromElsewhere(pages);
    setupConsoleProtocol(pages, join(this.#dist, 'renderer'));
    const window = new BrowserWindow({
      width: desktopWindow.width,
      height: desktopWindow.height,
      ...bounds,
      minWidth: desktopWindow.minimumWidth,
      minHeight: desktopWindow.minimumHeight,
      title: desktopWords.appName,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? '#1b1714' : '#fbf7f0',
      webPreferences: {
        session: pages,
        preload: join(this.#dist, 'preload', 'index.cjs'),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
      },
    });
    this.#window = window;
    if (maximized) window.maximize();
    window.once('ready-to-show', () => window.show());
    this.#watchPlace(window);
    window.on('close', (event) => {
      if (this.quitting) return;
      event.preventDefault();
      window.hide();
    });
    await window.loadURL(consoleUrl);
  }

  focus(): void {
    const window = this.#window;
    if (!window || window.isDestroyed()) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  send: WindowPort['send'] = (name, event) => {
    if (this.#window && !this.#window.isDestroyed()) this.#window.webContents.send(name, event);
  };

  showProgress(progress: number | 'busy' | null): void {
    if (!this.#window || this.#window.isDestroyed()) return;
    if (progress === null) this.#window.setProgressBar(-1);
    else if (progress === 'busy') this.#window.setProgressBar(2, { mode: 'indeterminate' });
    else this.#window.setProgressBar(progress);
  }

  displays() {
    return screen.getAllDisplays().map(({ workArea }) => ({ ...workArea }));
  }

  onPlaced(listener: Parameters<WindowPort['onPlaced']>[0]): void {
    this.#onPlaced = listener;
  }

  #watchPlace(window: BrowserWindow): void {
    let due: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(due);
      due = setTimeout(() => {
        if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return;
        this.#onPlaced({ bounds: window.getNormalBounds(), maximized: window.isMaximized() });
      }, 300);
    };
    window.on('resize', tell);
    window.on('move', tell);
    window.on('maximize', tell);
    window.on('unmaximize', tell);
  }
}
