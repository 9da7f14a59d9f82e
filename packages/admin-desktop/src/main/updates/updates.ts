import type { UpdateFailure, UpdateState } from '#ipc/channels.ts';
import type { UpdatesPort } from '#main/ports.ts';

/** A version that is not taken although an answer came. */
export class UpdateRefusal extends Error {
  constructor(
    readonly failure: UpdateFailure,
    message: string,
  ) {
    super(message);
  }
}

/** Looks for newer versions and fetches them; what comes of it is one state that the window shows. */
export class Updates {
  readonly #port: UpdatesPort | null;
  readonly #changed: () => void;
  #state: UpdateState = { kind: 'checking' };
  #looking: Promise<void> | null = null;

  constructor(port: UpdatesPort | null, changed: () => void) {
    this.#port = port;
    this.#changed = changed;
  }

  /** Null where this build does not update itself. */
  get state(): UpdateState | null {
    return this.#port && this.#state;
  }

  /** One search at a time; a version that is fetched already stays. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  install(): void {
    if (this.#state.kind !== 'ready') return;
    try {
      this.#port?.install();
    } catch (error) {
      this.#fail('install', error);
    }
  }

  async #look(): Promise<void> {
    const port = this.#port;
    if (!port || this.#state.kind === 'ready') return;
    this.#become({ kind: 'checking' });
    let version: string | null;
    try {
      version = await port.check();
    } catch (error) {
      return this.#fail(failureOf(error) ?? (isOffline(error) ? 'offline' : 'not-a-feed'), error);
    }
    if (version === null) return this.#become({ kind: 'current' });
    await this.#fetch(port, version);
  }

  async #fetch(port: UpdatesPort, version: string): Promise<void> {
    this.#become({ kind: 'downloading', version, part: 0 });
    try {
      await port.download((part) => this.#become({ kind: 'downloading', version, part }));
      this.#become({ kind: 'ready', version });
    } catch (error) {
      this.#fail(failureOf(error) ?? 'download', error);
    }
  }

  #fail(failure: UpdateFailure, error: unknown): void {
    console.error(`An update failed (${failure})`, error);
    this.#become({ kind: 'failed', failure });
  }

  #become(state: UpdateState): void {
    this.#state = state;
    this.#changed();
  }
}

/** What a failure means in itself, wherever it happened. */
function failureOf(error: unknown): UpdateFailure | null {
  if (error instanceof UpdateRefusal) return error.failure;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ERR_CHECKSUM_MISMATCH') return 'checksum';
  // The session of the updater cancels requests without encryption (electron/updates.ts).
  return /ERR_BLOCKED_BY_CLIENT/.test(`${code} ${error.message}`) ? 'not-encrypted' : null;
}

/** The codes of Node and of Chromium's network for an answer that never came. */
const noAnswer =
  /net::ERR_(?!CERT|SSL)|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed out/i;

/** Whether the error says that the server was not reached, rather than what it answered. */
export function isOffline(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return noAnswer.test(`${code} ${error.message}`);
}
