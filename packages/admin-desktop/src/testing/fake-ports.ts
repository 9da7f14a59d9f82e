import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventName, Events } from '#ipc/channels.ts';
import type {
  Desk,
  MenuEntry,
  Ports,
  Rectangle,
  Sender,
  WindowOpening,
  WindowPort,
} from '#main/ports.ts';
import { consoleUrl } from '#main/security/console-origin.ts';
import { nodeDisk } from '#main/transfers/node-disk.ts';
import { cookieJar } from './cookie-jar.ts';
import { ManualClock } from './manual-clock.ts';

type Notice = { title: string; body: string; onClick: () => void };

/** Everything main asked of the desktop, and what a test answers. */
export class FakeDesktop {
  readonly userData = mkdtempSync(join(tmpdir(), 'infinite-desktop-'));
  readonly clock: ManualClock | Ports['clock'];
  readonly channels = new Map<string, Parameters<Ports['ipc']['handle']>[1]>();
  readonly sent: { name: EventName; event: Events[EventName] }[] = [];
  readonly notices: Notice[] = [];
  readonly shown: string[] = [];
  readonly openedOutside: string[] = [];
  readonly openedAt: WindowOpening[] = [];
  /** What the window that was used last shows. */
  current = '';
  wantWindow: Parameters<WindowPort['onWanted']>[0] = () => {};
  progress: number | 'busy' | null = null;
  tray: { state: string; tooltip: string; menu: MenuEntry[] } | null = null;
  menu: MenuEntry[] = [];
  focused = 0;
  atLogin = false;
  folder: string | null = null;
  keyring = true;
  displays: Rectangle[] = [{ x: 0, y: 0, width: 1920, height: 1080 }];
  place: Parameters<Ports['window']['onPlaced']>[0] = () => {};
  openLink: Parameters<Desk['onDeepLink']>[0] = () => {};
  onSend: (name: EventName, event: Events[EventName]) => void = () => {};
  readonly #jars = new Map<string, ReturnType<typeof cookieJar>>();

  constructor(clock: ManualClock | Ports['clock'] = new ManualClock()) {
    this.clock = clock;
  }

  readonly own: Sender = { url: consoleUrl, isMainFrameOfWindow: true };

  /** As the window asks, through the same gates. */
  ask(channel: string, payload?: unknown, sender: Sender = this.own): Promise<unknown> {
    const answer = this.channels.get(channel);
    if (!answer) return Promise.reject(new Error(`no handler for ${channel}`));
    return answer(sender, payload);
  }

  ports(changes: Partial<Ports> = {}): Ports {
    return {
      about: {
        version: '0.1.0',
        platform: 'linux',
        development: false,
        build: { runtime: 'injected ports', signed: null, feed: null },
      },
      startsHidden: false,
      folders: { userData: this.userData },
      clock: this.clock,
      disk: nodeDisk,
      keyring: {
        isAvailable: async () => this.keyring,
        // Not readable on the disk, and not the same text: enough to tell sealed from open.
        encrypt: async (text) => Buffer.from(Buffer.from(text).map((byte) => byte ^ 0x5a)),
        decrypt: async (sealed) => Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString(),
      },
      server: (profileId) => {
        const jar = this.#jars.get(profileId) ?? cookieJar();
        this.#jars.set(profileId, jar);
        return jar;
      },
      window: {
        open: async (opening) => void this.openedAt.push(opening),
        query: () => this.current,
        onWanted: (listener) => void (this.wantWindow = listener),
        focus: () => void (this.focused += 1),
        send: (name, event) => {
          this.sent.push({ name, event });
          this.onSend(name, event);
        },
        showProgress: (progress) => void (this.progress = progress),
        displays: () => this.displays,
        onPlaced: (listener) => void (this.place = listener),
      },
      ipc: { handle: (channel, answer) => void this.channels.set(channel, answer) },
      desk: {
        chooseFolder: async () => this.folder,
        showInFolder: (path) => void this.shown.push(path),
        openExternal: async (url) => void this.openedOutside.push(url),
        notify: (notice) => void this.notices.push(notice),
        showMenu: (menu) => void (this.menu = menu),
        showTray: (tray) => void (this.tray = tray),
        onDeepLink: (listener) => void (this.openLink = listener),
        loginStart: {
          read: async () => this.atLogin,
          write: async (on) => void (this.atLogin = on),
        },
        quit: () => {},
      },
      updates: null,
      ...changes,
    };
  }
}
