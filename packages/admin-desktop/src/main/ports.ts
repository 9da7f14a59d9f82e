import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import type { BuildView, EventName, Events } from '#ipc/channels.ts';

/**
 * What main needs from Electron and the machine. `electron/` implements it; tests provide fakes, so
 * that all of main runs without Electron.
 */
export interface Ports {
  readonly about: { version: string; platform: string; development: boolean; build: BuildView };
  /** Started by the system, which shows no window then. */
  readonly startsHidden: boolean;
  readonly folders: { userData: string };
  readonly clock: Clock;
  readonly disk: Disk;
  readonly keyring: Keyring;
  /** One cookie jar a profile, in memory only. */
  readonly server: (profileId: string) => ServerSession;
  readonly window: WindowPort;
  readonly ipc: IpcPort;
  readonly desk: Desk;
  /** Null if the build has no update feed. */
  readonly updates: UpdatesPort | null;
}

/** The part of electron-updater that main needs. */
export interface UpdatesPort {
  /**
   * Asks the feed.
   * @returns the newer version; null when this one is the newest
   * @throws {Error} when there is no answer, one that is not a feed, or one that is not signed
   */
  check(): Promise<string | null>;
  /**
   * Fetches what `check` found and compares its checksum.
   * @param onProgress given 0 to 1
   * @throws {Error} when the file did not come, or is not the announced one
   */
  download(onProgress: (part: number) => void): Promise<void>;
  /**
   * Puts the fetched version in place, ends the application and starts the new one.
   * @throws {Error} when it could not be put in place; the application then goes on
   */
  install(): void;
}

export interface Clock {
  now(): Date;
  /** Returns the cancel function. */
  after(ms: number, run: () => void): () => void;
}

/** Disk operations of a download. */
export interface Disk {
  create(path: string): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  list(folder: string): Promise<string[]>;
  /** Null when nothing is there, or something else than a file. */
  facts(path: string): Promise<FileFacts | null>;
  /** Makes a rename durable, where the system can. */
  settle(folder: string): Promise<void>;
}

/** What tells a file that we wrote from one that somebody put in its place. */
export interface FileFacts {
  bytes: number;
  /** Milliseconds since 1970. */
  modified: number;
}

export interface OpenFile {
  write(chunk: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Electron's safeStorage. */
export interface Keyring {
  /** Also false if the system has only a well-known key ('basic_text'). */
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Buffer>;
  decrypt(sealed: Buffer): Promise<string>;
}

export interface ServerSession {
  fetch(url: string, init: RequestInit): Promise<Response>;
  cookies(): Promise<SessionCookie[]>;
  restore(origin: string, cookies: readonly SessionCookie[]): Promise<void>;
  clear(): Promise<void>;
  onCookiesChanged(listener: () => void): void;
}

export interface SessionCookie {
  name: string;
  value: string;
  path: string;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'unspecified' | 'no_restriction' | 'lax' | 'strict';
  /** Seconds since 1970; absent for a session cookie. */
  expirationDate?: number;
}

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The main window, or one of a place; its position is kept under this name. */
export type WindowName = 'main' | ConsolePlaceName;

export interface WindowOpening {
  name: WindowName;
  /** The place within the console, such as 'tab=inbox'. */
  query: string;
  bounds: Rectangle | null;
  maximized: boolean;
  /** Not shown until somebody asks for it. */
  hidden: boolean;
}

/** The windows. Closing the main one hides it; the others close. */
export interface WindowPort {
  open(opening: WindowOpening): Promise<void>;
  /** Brings the window that was used last to the front, also from the taskbar. */
  focus(): void;
  /** What the window that was used last shows, as in `WindowOpening`. */
  query(): string;
  /** Called with a query when a link is to open in a window of its own. */
  onWanted(listener: (query: string) => void): void;
  /** `navigate` and `dialog:open` go to the window that was used last, all else to every window. */
  send<Name extends EventName>(name: Name, event: Events[Name]): void;
  /** 0 to 1, 'busy' without a known end, null for none. */
  showProgress(progress: number | 'busy' | null): void;
  displays(): Rectangle[];
  onPlaced(
    listener: (place: { name: WindowName; bounds: Rectangle; maximized: boolean }) => void,
  ): void;
}

/** The sender of a message, as Electron reports it. */
export interface Sender {
  url: string;
  isMainFrameOfWindow: boolean;
}

interface IpcPort {
  handle(channel: string, answer: (sender: Sender, payload: unknown) => Promise<unknown>): void;
}

/** The operating system's desktop: dialogs, file manager, menu, tray, notifications. */
export interface Desk {
  chooseFolder(title: string, from: string | null): Promise<string | null>;
  showInFolder(path: string): void;
  openExternal(url: string): Promise<void>;
  notify(notification: { title: string; body: string; onClick: () => void }): void;
  showMenu(menu: MenuEntry[]): void;
  showTray(tray: {
    state: 'well' | 'trouble' | 'unknown';
    tooltip: string;
    menu: MenuEntry[];
  }): void;
  onDeepLink(listener: (link: string) => void): void;
  /** Null where the system cannot start this copy, such as one that was not installed. */
  loginStart: { read(): Promise<boolean>; write(on: boolean): Promise<void> } | null;
  quit(): void;
}

export type MenuEntry =
  | { type: 'separator' }
  | { role: string; label?: string }
  | { label: string; enabled?: boolean; accelerator?: string; click?: () => void }
  | { label: string; submenu: MenuEntry[] };
