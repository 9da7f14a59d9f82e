import { desktopWindow } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import {
  BrowserWindow,
  Menu,
  nativeTheme,
  screen,
  session,
  type Session,
  type WebContents,
} from 'electron';
import { join } from 'node:path';
import type { WindowName, WindowOpening, WindowPort } from '#main/ports.ts';
import { consoleUrl, isConsolePage } from '#main/security/console-origin.ts';
import { parseUrl } from '#main/security/parse-url.ts';
import { setupConsoleProtocol } from './console-protocol.ts';
import { denyPermissions, loadNothingFromElsewhere } from './lock-down.ts';

type Placed = Parameters<Parameters<WindowPort['onPlaced']>[0]>[0];

/**
 * The windows. Closing the main one hides it: the tray, notifications and schedules continue.
 */
export class ConsoleWindows implements WindowPort {
  #main: BrowserWindow | null = null;
  /** The one that had the focus last, while it is open. */
  #last: BrowserWindow | null = null;
  readonly #all = new Set<BrowserWindow>();
  #onPlaced: (place: Placed) => void = () => {};
  #onWanted: (query: string) => void = () => {};
  #pages: Session | null = null;
  readonly #dist: string;
  /** Set when the application quits, so that closing closes the window. */
  quitting = false;

  /** @param dist the folder of the built application */
  constructor(dist: string) {
    this.#dist = dist;
  }

  isTopFrame(frame: Electron.WebFrameMain | null): boolean {
    return (
      frame !== null && this.#open().some(({ webContents }) => webContents.mainFrame === frame)
    );
  }

  async open(opening: WindowOpening): Promise<void> {
    const { name, query, bounds, maximized, hidden } = opening;
    const window = new BrowserWindow({
      width: desktopWindow.width,
      height: desktopWindow.height,
      ...(bounds ?? this.#besideLast()),
      minWidth: desktopWindow.minimumWidth,
      minHeight: desktopWindow.minimumHeight,
      title: desktopWords.appName,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? '#1b1714' : '#fbf7f0',
      webPreferences: {
        session: this.#session(),
        preload: join(this.#dist, 'preload', 'index.cjs'),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
      },
    });
    this.#all.add(window);
    this.#last = window;
    if (name === 'main') this.#main = window;
    window.on('focus', () => (this.#last = window));
    window.once('closed', () => this.#all.delete(window));
    if (!hidden) {
      // Maximizing shows a window.
      if (maximized) window.maximize();
      window.once('ready-to-show', () => window.show());
    }
    this.#watchPlace(window, name);
    window.on('close', (event) => {
      if (this.quitting || name !== 'main') return;
      event.preventDefault();
      window.hide();
    });
    offerNewWindow(window.webContents, (wanted) => this.want(wanted));
    await window.loadURL(query === '' ? consoleUrl : `${consoleUrl}#${query}`);
  }

  focus(): void {
    const window = this.#current();
    if (!window) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  query(): string {
    return queryOf(this.#current()?.webContents.getURL() ?? '');
  }

  /** A link of the console that is to open in a window of its own. */
  want(address: string): void {
    this.#onWanted(queryOf(address));
  }

  onWanted(listener: (query: string) => void): void {
    this.#onWanted = listener;
  }

  send: WindowPort['send'] = (name, event) => {
    const current = this.#current();
    const one = name === 'navigate' || name === 'dialog:open';
    for (const window of one && current ? [current] : this.#open()) {
      window.webContents.send(name, event);
    }
  };

  showProgress(progress: number | 'busy' | null): void {
    const [window] = this.#open();
    if (progress === null) window?.setProgressBar(-1);
    else if (progress === 'busy') window?.setProgressBar(2, { mode: 'indeterminate' });
    else window?.setProgressBar(progress);
  }

  displays() {
    return screen.getAllDisplays().map(({ workArea }) => ({ ...workArea }));
  }

  onPlaced(listener: (place: Placed) => void): void {
    this.#onPlaced = listener;
  }

  #open(): BrowserWindow[] {
    return [...this.#all].filter((window) => !window.isDestroyed());
  }

  #current(): BrowserWindow | null {
    const open = this.#open();
    return open.find((window) => window === this.#last) ?? this.#main ?? open[0] ?? null;
  }

  /** Not exactly on top of the window that asked for it. */
  #besideLast(): { x: number; y: number } | undefined {
    const bounds = this.#current()?.getBounds();
    return bounds && { x: bounds.x + 32, y: bounds.y + 32 };
  }

  /** All windows share it; it can load our own files and nothing else. */
  #session(): Session {
    if (this.#pages) return this.#pages;
    const pages = session.fromPartition('console', { cache: false });
    denyPermissions(pages);
    loadNothingFromElsewhere(pages);
    setupConsoleProtocol(pages, join(this.#dist, 'renderer'));
    this.#pages = pages;
    return pages;
  }

  #watchPlace(window: BrowserWindow, name: WindowName): void {
    let due: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(due);
      due = setTimeout(() => {
        if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return;
        this.#onPlaced({ name, bounds: window.getNormalBounds(), maximized: window.isMaximized() });
      }, 300);
    };
    window.on('resize', tell);
    window.on('move', tell);
    window.on('maximize', tell);
    window.on('unmaximize', tell);
  }
}

const queryOf = (address: string): string => parseUrl(address)?.hash.slice(1) ?? '';

/** The menu of a link to a place. */
function offerNewWindow(contents: WebContents, open: (address: string) => void): void {
  contents.on('context-menu', (_event, { linkURL }) => {
    if (!isConsolePage(linkURL)) return;
    const { openInNewWindow: label } = desktopWords.menu;
    Menu.buildFromTemplate([{ label, click: () => open(linkURL) }]).popup();
  });
}
