import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { DesktopState, TransferStart } from '#ipc/channels.ts';
import type { Profile } from './profiles/profile-file.ts';
import { ProfileBook, profileView } from './profiles/profiles.ts';
import type { Ports, ServerSession } from './ports.ts';
import { nextOccurrence } from './schedule/next-run.ts';
import { surplusOf } from './schedule/retention.ts';
import { SessionVault } from './session/session-vault.ts';
import { savePicture } from './transfers/save-picture.ts';
import { Transfers } from './transfers/transfers.ts';
import { Updates } from './updates/updates.ts';

/** Shared state of main: the profiles, their sessions, the downloads, and the window's state. */
export class DesktopApp {
  readonly book: ProfileBook;
  readonly vault: SessionVault;
  readonly transfers: Transfers;
  readonly updates: Updates;
  readonly #sessions = new Map<string, Promise<ServerSession>>();
  readonly #watchers: (() => void)[] = [];
  #online = true;
  #startsAtLogin: boolean | null = null;
  #pushDue = false;

  constructor(readonly ports: Ports) {
    const changed = () => this.changed();
    this.book = new ProfileBook(ports.folders.userData, changed);
    this.vault = new SessionVault(ports.folders.userData, ports.keyring);
    this.transfers = new Transfers(ports, changed);
    this.updates = new Updates(ports.updates, changed);
  }

  /** The profile's own cookie jar, with the cookies restored from the keyring. */
  session(profile: Profile): Promise<ServerSession> {
    const known = this.#sessions.get(profile.id);
    if (known) return known;
    const session = this.ports.server(profile.id);
    const attached = this.vault.attach(profile.id, profile.origin, session).then(() => session);
    this.#sessions.set(profile.id, attached);
    return attached;
  }

  /** Removes a profile with its sign-in. */
  async forget(id: string): Promise<void> {
    const profile = this.book.all.find((known) => known.id === id);
    if (!profile) return;
    const session = await this.session(profile);
    this.#sessions.delete(id);
    await this.book.remove(id);
    await session.clear();
    await this.vault.forget(id);
  }

  /** Asks the system, whose own settings may have changed it. */
  async readLoginStart(): Promise<void> {
    this.#startsAtLogin = (await this.ports.desk.loginStart?.read()) ?? null;
    this.changed();
  }

  async setLoginStart(on: boolean): Promise<void> {
    await this.ports.desk.loginStart?.write(on);
    await this.readLoginStart();
  }

  get online(): boolean {
    return this.#online;
  }

  /** Every request reports whether the server was reachable. */
  reached(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.changed();
  }

  /** @returns null without an active profile or a chosen folder */
  async startTransfer(start: TransferStart, scheduled = false): Promise<string | null> {
    const profile = this.book.active;
    if (!profile) return null;
    const folder = profile.folder ?? (await this.chooseFolder());
    if (!folder) return null;
    const session = await this.session(profile);
    return this.transfers.start(start, { session, origin: profile.origin, folder }, scheduled);
  }

  /** @returns the name it got; null without an active profile or a chosen folder */
  async savePicture(name: string, png: Buffer): Promise<string | null> {
    const folder = this.book.active?.folder ?? (await this.chooseFolder());
    return folder ? savePicture(this.ports, { folder, name, png }) : null;
  }

  /** Asks for the folder of the active profile and remembers it. */
  async chooseFolder(): Promise<string | null> {
    const profile = this.book.active;
    if (!profile) return null;
    const folder = await this.ports.desk.chooseFolder(
      desktopWords.files.chooseTitle,
      profile.folder,
    );
    if (folder) await this.book.change(profile.id, (found) => ({ ...found, folder }));
    return folder;
  }

  /** Called after each change of what the window shows. */
  onChange(watcher: () => void): void {
    this.#watchers.push(watcher);
  }

  changed(): void {
    if (this.#pushDue) return;
    this.#pushDue = true;
    this.ports.clock.after(desktopTimings.progressEveryMs, () => {
      this.#pushDue = false;
      for (const watcher of this.#watchers) watcher();
    });
  }

  get state(): DesktopState {
    const { active } = this.book;
    const now = this.ports.clock.now();
    return {
      profiles: this.book.all.map(profileView),
      activeProfile: active && profileView(active),
      folder: active?.folder ?? null,
      schedules: (active?.schedules ?? []).map(({ since: _, written, ...schedule }) => ({
        ...schedule,
        nextRunAt: nextOccurrence(schedule, now).toISOString(),
        removesNext: surplusOf(written, schedule.keep, 1).map(({ name }) => name),
      })),
      startsAtLogin: this.#startsAtLogin,
      transfers: this.transfers.views,
      online: this.#online,
      sessionKept: this.vault.keeps,
      setAside: this.book.setAside,
      platform: this.ports.about.platform,
      version: this.ports.about.version,
      build: this.ports.about.build,
      update: this.updates.state,
    };
  }
}
