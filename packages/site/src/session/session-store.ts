import type { SessionUser } from '@infinite/schema/accounts/session-user';

/** As documented: loading, then a user object or null. */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user: null };

const loading: SessionState = { status: 'loading', user: null };

/** The signed-in user, as an external store that React and plain code can subscribe to. */
export class SessionStore {
  #state: SessionState = loading;
  #check: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  readonly read = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(user: SessionUser | null): void {
    this.#state = user ? { status: 'signed-in', user } : { status: 'signed-out', user: null };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Fetches the session once. A response that arrives after a sign-in or sign-out is outdated and
   * dropped.
   */
  load(ask: () => Promise<SessionUser | null>): Promise<void> {
    this.#check ??= ask().then((user) => {
      if (this.#state === loading) this.set(user);
    });
    return this.#check;
  }
}

/** One per browser. On the server it stays 'loading' for everyone, so nothing leaks. */
export const sessionStore = new SessionStore();
