import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Keyring, ServerSession, SessionCookie } from '#main/ports.ts';
import { writeWhole } from '#main/profiles/profile-file.ts';

const cookies = z.array(
  z.object({
    name: z.string(),
    value: z.string(),
    path: z.string(),
    secure: z.boolean(),
    httpOnly: z.boolean(),
    sameSite: z.enum(['unspecified', 'no_restriction', 'lax', 'strict']),
    expirationDate: z.number().optional(),
  }),
);

/**
 * Keeps a profile's session between runs, sealed by the operating system's keyring. Without a
 * keyring nothing is written: the session then lives as long as this run.
 */
export class SessionVault {
  #saving: Promise<void> = Promise.resolve();
  #keeps = false;
  readonly #folder: string;
  readonly #keyring: Keyring;

  constructor(userData: string, keyring: Keyring) {
    this.#folder = join(userData, 'sessions');
    this.#keyring = keyring;
  }

  /** Whether a sign-in survives a restart; known once `open` has resolved. */
  get keeps(): boolean {
    return this.#keeps;
  }

  async open(): Promise<void> {
    this.#keeps = await this.#keyring.isAvailable().catch(() => false);
  }

  /** Restores the session, and persists its changes from now on. */
  async attach(profileId: string, origin: string, session: ServerSession): Promise<void> {
    const kept = await this.#read(profileId);
    if (kept.length > 0) await session.restore(origin, kept);
    session.onCookiesChanged(() => {
      // In order, each with the newest state: the last write wins.
      this.#saving = this.#saving
        .then(async () => this.#write(profileId, await session.cookies()))
        .catch((error: unknown) => console.error('The session could not be kept', error));
    });
  }

  async forget(profileId: string): Promise<void> {
    await this.settled();
    await rm(this.#file(profileId), { force: true });
  }

  /** Resolves when all changes so far are on disk. */
  settled(): Promise<void> {
    return this.#saving;
  }

  #file(profileId: string): string {
    return join(this.#folder, `${profileId}.sealed`);
  }

  async #read(profileId: string): Promise<SessionCookie[]> {
    if (!this.keeps) return [];
    try {
      const sealed = await readFile(this.#file(profileId));
      return cookies.parse(JSON.parse(await this.#keyring.decrypt(sealed)));
    } catch {
      // Missing, from another keyring, or damaged: the user signs in again.
      return [];
    }
  }

  async #write(profileId: string, value: readonly SessionCookie[]): Promise<void> {
    if (!this.keeps) return;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeWhole(this.#file(profileId), await this.#keyring.encrypt(JSON.stringify(value)));
  }
}
