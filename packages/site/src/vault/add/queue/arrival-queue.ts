import { isUploadRefusal } from '#recordings/engine/tus-request.ts';
import type { SendingState } from '#recordings/engine/tus-sender.ts';
import type { SidecarFacts } from '../archive/sidecars.ts';
import { identityOf, type Entry } from './entry.ts';
import { newEntry, type ChosenFile } from './new-entry.ts';
import { afterReload, AwayFiles, nextSteps } from './queue-policy.ts';
import type { QueueStore } from './queue-store.ts';

export interface KeptOriginal {
  readonly sha256: string;
  readonly recordingId: string;
  readonly title: string;
}

interface SendingCalls {
  readonly signal: AbortSignal;
  onUploadUrl(url: string): Promise<void>;
  onSent(bytes: number): void;
  onState(state: SendingState): void;
}

/** What a queue needs of the device and of the server. */
export interface QueueOptions {
  readonly memberId: string;
  readonly familyId: string;
  readonly limitMb: number;
  readonly store: QueueStore;
  digest(content: Blob): Promise<string>;
  /** Which of these the family keeps. Settles when the server has answered, however long it takes. */
  seek(digests: readonly string[]): Promise<readonly KeptOriginal[]>;
  /** Settles with the recording's id once the server has all of it. */
  send(entry: Entry, content: Blob, calls: SendingCalls): Promise<string>;
  /** Keeps what an archive says of it; settles however long the line is down. */
  keepFacts(recordingId: string, facts: SidecarFacts): Promise<void>;
  /** Takes back what has arrived of an entry that is no longer wanted. */
  takeBack(uploadUrl: string): Promise<void>;
  onChange(): void;
}

/** Why nothing is sent: the words of the server, which has no room, or the member's wish. */
export type Held = { readonly by: 'member' } | { readonly by: 'server'; readonly words: string };

/**
 * The files that a member brings in: each is read, sought among what the family keeps, and sent. The
 * device keeps the queue, so that it goes on after a reload; nothing leaves it without the member.
 */
export class ArrivalQueue {
  readonly #entries = new Map<string, Entry>();
  readonly #contents = new Map<string, ChosenFile>();
  readonly #sending = new Map<string, { stop: AbortController; state: SendingState }>();
  #isReading = false;
  #isSeeking = false;
  #held: Held | null = null;
  #isStopped = false;
  /** Copies of content are made one after another. */
  #copying: Promise<void> = Promise.resolve();

  private constructor(private readonly options: QueueOptions) {}

  static async open(options: QueueOptions): Promise<ArrivalQueue> {
    const queue = new ArrivalQueue(options);
    const { store, memberId, familyId } = options;
    const [known, copies] = await Promise.all([
      store.entriesOf(memberId, familyId),
      store.contentIds(),
    ]);
    for (const entry of known)
      queue.#entries.set(entry.id, afterReload(entry, copies.has(entry.id)));
    queue.#goOn();
    return queue;
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  get held(): Held | null {
    return this.#held;
  }

  /** What stands between this device and the server, for all uploads together. */
  get line(): SendingState {
    const states = [...this.#sending.values()].map(({ state }) => state);
    if (states.includes('signing-in')) return 'signing-in';
    return states.length > 0 && states.every((state) => state === 'waiting')
      ? 'waiting'
      : 'sending';
  }

  /** Adds files; those that were away go on, and those in the queue already stay as they are. */
  async add(files: readonly ChosenFile[]): Promise<void> {
    const { memberId, familyId, limitMb, store } = this.options;
    const away = new AwayFiles(this.#entries.values());
    const here = new Set(this.entries.map((entry) => placeOf(entry)));
    let position = this.entries.reduce((most, entry) => Math.max(most, entry.position), 0);
    const changed: Entry[] = [];
    for (const file of files) {
      const awayId = away.take(file);
      const known = awayId ? this.#entries.get(awayId) : undefined;
      if (!known && here.has(placeOf(file))) continue;
      position += 1;
      const entry: Entry = known
        ? { ...known, state: 'waiting', problem: null }
        : newEntry(file, { memberId, familyId, position }, limitMb);
      this.#entries.set(entry.id, entry);
      here.add(placeOf(file));
      changed.push(entry);
      if (entry.state !== 'waiting') continue;
      this.#contents.set(entry.id, file);
      if (!file.isInArchive) this.#copyLater(entry.id);
    }
    await store.put(changed);
    this.#goOn();
  }

  pause(): void {
    this.#hold({ by: 'member' });
  }

  goOn(): void {
    this.#held = null;
    this.#goOn();
  }

  async tryAgain(id: string): Promise<void> {
    // The same content may have arrived in the meantime.
    await this.#change(id, { state: 'waiting', problem: null, words: '', isSought: false });
    this.#goOn();
  }

  /** Sends a file although the family has it. */
  async addAnyway(id: string): Promise<void> {
    await this.#change(id, { state: 'waiting', isWanted: true, words: '', recordingId: null });
    this.#goOn();
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      this.#sending.get(id)?.stop.abort();
      this.#entries.delete(id);
      this.#contents.delete(id);
      if (!entry || entry.state === 'kept') continue;
      await this.#releaseTwins(entry);
      // What stays of it on the server is swept when it is old.
      if (entry.uploadUrl) void this.options.takeBack(entry.uploadUrl).catch(ignore);
    }
    await this.options.store.remove(ids);
    this.#goOn();
  }

  /** Ends all work of this page; the queue stays on the device. */
  stop(): void {
    this.#isStopped = true;
    for (const { stop } of this.#sending.values()) stop.abort();
  }

  #hold(held: Held): void {
    this.#held = held;
    for (const { stop } of this.#sending.values()) stop.abort();
    this.options.onChange();
  }

  #goOn(): void {
    this.options.onChange();
    if (this.#isStopped) return;
    const { read, seek, send } = nextSteps(this.#entries.values(), {
      reading: this.#isReading,
      seeking: this.#isSeeking,
      sending: this.#sending.size,
      isHeld: this.#held !== null,
    });
    if (read) void this.#read(read);
    if (seek.length > 0) void this.#seek(seek);
    for (const id of send) if (!this.#sending.has(id)) void this.#send(id);
  }

  async #read(id: string): Promise<void> {
    this.#isReading = true;
    const content = await this.#contentOf(id);
    const sha256 = content && (await this.options.digest(content).catch(() => null));
    // A sidecar that cannot be read costs its facts, and not the photo.
    const facts =
      (await this.#contents
        .get(id)
        ?.facts?.()
        .catch(() => null)) ?? null;
    await this.#change(id, sha256 ? { sha256, facts } : this.#unread(id));
    this.#isReading = false;
    this.#goOn();
  }

  async #seek(ids: readonly string[]): Promise<void> {
    this.#isSeeking = true;
    const sought = ids.flatMap((id) => this.#entries.get(id) ?? []);
    const digests = [...new Set(sought.flatMap(({ sha256 }) => sha256 ?? []))];
    const found = new Map(
      (await this.options.seek(digests)).map((original) => [original.sha256, original]),
    );
    for (const entry of sought) await this.#settleSought(entry, found.get(entry.sha256 ?? ''));
    this.#isSeeking = false;
    this.#goOn();
  }

  async #settleSought(
    { id, sha256, uploadUrl }: Entry,
    original: KeptOriginal | undefined,
  ): Promise<void> {
    // Its own upload arrived although the answer was lost: sending finds that out.
    const isOwn = original !== undefined && uploadUrl?.endsWith(original.recordingId);
    if (original && !isOwn) {
      const { title: words, recordingId } = original;
      await this.#change(id, { state: 'there', words, recordingId });
      return this.options.store.dropContent(id);
    }
    const twin = isOwn ? undefined : this.#twinOf(id, sha256);
    if (!twin) return this.#change(id, { isSought: true });
    return this.#change(id, { state: 'there', words: twin.name, recordingId: twin.recordingId });
  }

  /** The same content in the queue, on its way or just kept. */
  #twinOf(id: string, sha256: string | null): Entry | undefined {
    return this.entries.find(
      (other) =>
        other.id !== id &&
        other.sha256 === sha256 &&
        (other.isSought || other.isWanted) &&
        (other.state === 'waiting' || other.state === 'sending' || other.state === 'kept'),
    );
  }

  /** What waited for this one as its twin is sent itself, now that it does not arrive. */
  async #releaseTwins({ sha256 }: Entry): Promise<void> {
    for (const { id, state, sha256: its, recordingId } of this.entries) {
      if (state !== 'there' || recordingId !== null || its !== sha256) continue;
      await this.#change(id, { state: 'waiting', words: '', isSought: false });
    }
  }

  async #send(id: string): Promise<void> {
    const stop = new AbortController();
    const standing = { stop, state: 'sending' as SendingState };
    this.#sending.set(id, standing);
    try {
      await this.#change(id, { state: 'sending' });
      const content = await this.#contentOf(id);
      const entry = this.#entries.get(id);
      if (!content || !entry) return await this.#change(id, this.#unread(id));
      const recordingId = await this.options.send(entry, content, {
        signal: stop.signal,
        onUploadUrl: (uploadUrl) => this.#change(id, { uploadUrl }),
        onSent: (sent) => this.#show(id, { sent }),
        onState: (state) => {
          standing.state = state;
          this.options.onChange();
        },
      });
      if (entry.facts) await this.options.keepFacts(recordingId, entry.facts);
      await this.#change(id, { state: 'kept', recordingId, sent: entry.size });
      this.#contents.delete(id);
      await this.options.store.dropContent(id);
    } catch (error) {
      await this.#sendingFailed(id, error, stop.signal);
    } finally {
      this.#sending.delete(id);
      this.#goOn();
    }
  }

  async #sendingFailed(id: string, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return this.#change(id, { state: 'waiting' });
    if (isUploadRefusal(error) && error.code === 'PLAN_FULL') {
      await this.#change(id, { state: 'waiting' });
      return this.#hold({ by: 'server', words: error.words });
    }
    const isGone = error instanceof DOMException && error.name.startsWith('Not');
    if (isGone) return this.#change(id, { state: 'away' });
    const entry = this.#entries.get(id);
    if (!entry) return;
    const why: Partial<Entry> = isUploadRefusal(error)
      ? { problem: 'answer', words: error.words }
      : { problem: 'other' };
    await this.#change(id, { state: 'failed', ...why });
    await this.#releaseTwins(entry);
  }

  async #contentOf(id: string): Promise<Blob | null> {
    try {
      const chosen = this.#contents.get(id);
      return chosen ? await chosen.content() : ((await this.options.store.content(id)) ?? null);
    } catch {
      return null;
    }
  }

  /** Moved, changed or on a card that was taken out: it can be chosen again. An archive's stays damaged. */
  #unread(id: string): Partial<Entry> {
    if (!this.#contents.get(id)?.isInArchive) return { state: 'away' };
    return { state: 'refused', problem: 'damaged' };
  }

  /** A copy on the device lets the entry go on by itself after a reload. */
  #copyLater(id: string): void {
    this.#copying = this.#copying.then(async () => {
      const chosen = this.#contents.get(id);
      const state = this.#entries.get(id)?.state;
      if (!chosen || (state !== 'waiting' && state !== 'sending')) return;
      await this.options.store.keepContent(id, await chosen.content());
      // Kept by the server in the meantime: then nobody would drop the copy.
      if (!this.#contents.has(id)) await this.options.store.dropContent(id);
    }, ignore);
    this.#copying = this.#copying.catch(ignore);
  }

  #show(id: string, part: Partial<Entry>): void {
    const entry = this.#entries.get(id);
    if (entry) this.#entries.set(id, { ...entry, ...part });
    this.options.onChange();
  }

  async #change(id: string, part: Partial<Entry>): Promise<void> {
    this.#show(id, part);
    const entry = this.#entries.get(id);
    // A device without room keeps no queue; this page goes on with it.
    if (entry) await this.options.store.put([entry]).catch(ignore);
  }
}

const ignore = (): void => undefined;

const placeOf = (file: Pick<Entry, 'folder' | 'name' | 'size' | 'lastModified'>): string =>
  `${identityOf(file)}:${file.folder}`;
