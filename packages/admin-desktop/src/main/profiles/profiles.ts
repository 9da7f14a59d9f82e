import { randomUUID } from 'node:crypto';
import { desktopLimits } from '@infinite/schema/catalogue/desktop';
import type { ProfileView } from '#ipc/channels.ts';
import { noProfiles, readProfiles, writeProfiles, type Profile } from './profile-file.ts';

/** The known servers, the active one, and the settings of each. */
export class ProfileBook {
  #profiles = noProfiles;
  #writing: Promise<void> = Promise.resolve();
  setAside: string | null = null;
  readonly #folder: string;
  readonly #onChange: () => void;

  constructor(folder: string, onChange: () => void) {
    this.#folder = folder;
    this.#onChange = onChange;
  }

  async load(now: Date): Promise<void> {
    const { profiles, setAside } = await readProfiles(this.#folder, now);
    this.#profiles = profiles;
    this.setAside = setAside;
  }

  get all(): readonly Profile[] {
    return this.#profiles.profiles;
  }

  get active(): Profile | null {
    return this.all.find(({ id }) => id === this.#profiles.active) ?? null;
  }

  get isFull(): boolean {
    return this.all.length >= desktopLimits.profiles;
  }

  /** The same origin is one profile, however often it is added. @returns the active one's id */
  async add(name: string, origin: string): Promise<string> {
    const known = this.all.find((profile) => profile.origin === origin);
    const id = known?.id ?? randomUUID();
    const wanted = name.trim() || new URL(origin).host;
    const profile: Profile = {
      ...(known ?? { id, origin, folder: null, schedules: [] }),
      name: wanted.slice(0, desktopLimits.profileName),
    };
    await this.#keep({
      version: 1,
      active: id,
      profiles: [...this.all.filter((other) => other.id !== id), profile],
    });
    return id;
  }

  async use(id: string): Promise<void> {
    if (!this.all.some((profile) => profile.id === id)) return;
    await this.#keep({ ...this.#profiles, active: id });
  }

  async remove(id: string): Promise<void> {
    const profiles = this.all.filter((profile) => profile.id !== id);
    const active = this.#profiles.active === id ? (profiles[0]?.id ?? null) : this.#profiles.active;
    await this.#keep({ version: 1, active, profiles });
  }

  /** Changes one profile; does nothing if it has been removed. */
  async change(id: string, edit: (profile: Profile) => Profile): Promise<void> {
    await this.#keep({
      ...this.#profiles,
      profiles: this.all.map((profile) => (profile.id === id ? edit(profile) : profile)),
    });
  }

  dismissNotice(): void {
    this.setAside = null;
    this.#onChange();
  }

  /** Updates the state at once, and writes the file in order. */
  async #keep(next: typeof noProfiles): Promise<void> {
    this.#profiles = next;
    this.#onChange();
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(() => writeProfiles(this.#folder, next));
    await this.#writing;
  }
}

export const profileView = ({ id, name, origin }: Profile): ProfileView => ({ id, name, origin });
