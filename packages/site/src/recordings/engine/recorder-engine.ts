import { placeRecording } from './place-recording.ts';
import { closeCapture, openCapture } from './capture.ts';
import { devicesOf, rememberDevices, rememberedDevices, type DeviceChoice } from './devices.ts';
import { blankTake } from './blank-take.ts';
import { discardUpload, type Discarded } from './discarded.ts';
import { findTakes, isEmpty, problemOfDiscarding, someHeldTakeFreed } from './found-takes.ts';
import { HeldTake } from './held-take.ts';
import { Journal } from './journal.ts';
import { LevelMeter } from './level-meter.ts';
import { LiveTake, type HeldEnd } from './live-take.ts';
import { problemOfKeeping } from './problem-of-keeping.ts';
import { problemOf, RecorderError, type TakeKind } from './problems.ts';
import { newRecorder, nextRecorderState } from './recorder-state.ts';
import type { RecorderEngineOptions } from './recorder-options.ts';
import type { RecorderEvent, RecorderState } from './recorder-state.ts';
import { recordingIdOf } from './recording-id-of.ts';
import { signInAgain, withSession } from './sign-in-again.ts';
import { SilenceWatch } from './silence-watch.ts';
import { stayAwake } from './stay-awake.ts';
import { fileOfTake } from './take-bytes.ts';
import { TakeDelivery } from './take-delivery.ts';
import { TakeProofs } from './take-proofs.ts';
import { holdTake, holdTakeSoon } from './take-lock.ts';
import type { Take, TakeWords } from './take.ts';

/** The recorder without a screen: one take at a time, from the microphone to the server. */
export class RecorderEngine {
  stream: MediaStream | null = null;
  meter: LevelMeter | null = null;
  private state: RecorderState;
  private readonly listeners = new Set<() => void>();
  private journal: Promise<Journal> | null = null;
  private readonly silence = new SilenceWatch();
  private live: LiveTake | null = null;
  private held: HeldTake | null = null;
  private readonly proofs: TakeProofs | null;
  private delivery: TakeDelivery | null = null;
  private release: (() => void) | null = null;
  private letSleep: (() => void) | null = null;
  private disposed = false;

  constructor(private readonly options: RecorderEngineOptions) {
    this.state = newRecorder(options.kind);
    this.proofs = TakeProofs.of(options, () =>
      this.dispatch({ type: 'problem', problem: 'arrived-different' }),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): RecorderState => this.state;

  /** Recorded time of the take being made, without pauses. */
  get elapsedMs(): number {
    return this.live?.elapsedMs ?? this.state.take?.elapsedMs ?? 0;
  }

  /** True while closing the page would interrupt someone speaking. */
  get isBusy(): boolean {
    return ['recording', 'paused', 'stopping'].includes(this.state.phase);
  }

  /** True while closing the page would lose something. */
  get mustStay(): boolean {
    return this.isBusy || (this.held !== null && this.state.sending !== 'sent');
  }

  async chooseKind(kind: TakeKind): Promise<void> {
    const wasOpen = this.state.phase === 'ready';
    if (this.isBusy) return;
    this.letDevicesGo();
    this.dispatch({ type: 'kind-chosen', kind });
    this.dispatch({ type: 'closed' });
    if (wasOpen) await this.open();
  }

  /** Opens the devices, the remembered ones unless told otherwise, and shows the level. */
  async open(choice: DeviceChoice = rememberedDevices()): Promise<void> {
    this.letDevicesGo();
    this.dispatch({ type: 'asking' });
    try {
      const stream = await openCapture(this.state.kind, choice);
      if (this.state.phase !== 'asking') return closeCapture(stream);
      this.stream = stream;
      rememberDevices(this.state.kind, devicesOf(stream));
      this.silence.reset();
      this.meter = new LevelMeter(stream, (db) => this.hear(db));
      for (const track of stream.getTracks()) track.onended = () => this.deviceLost();
      this.dispatch({ type: 'opened' });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Releases microphone and camera. */
  close(): void {
    if (this.isBusy) return;
    this.letDevicesGo();
    this.dispatch({ type: 'closed' });
  }

  async record(): Promise<void> {
    if (this.state.phase !== 'ready') await this.open();
    if (this.state.phase !== 'ready' || !this.stream) return;
    try {
      await this.begin(this.stream);
    } catch (error) {
      this.release?.();
      this.release = null;
      this.live = null;
      this.fail(error);
    }
  }

  pause(): void {
    this.live?.pause();
    this.silence.reset();
    this.dispatch({ type: 'paused' });
  }

  async resume(): Promise<void> {
    if (!this.live) return;
    if (await this.live.resume()) this.dispatch({ type: 'resumed' });
    else this.dispatch({ type: 'problem', problem: 'storage-full' });
  }

  stop(): void {
    this.dispatch({ type: 'stopping' });
    this.live?.stop();
  }

  /** Title, note and trim, kept in the journal as they are typed. */
  async describe(words: Partial<TakeWords>): Promise<void> {
    const { take } = this.state;
    if (!take) return;
    this.dispatch({ type: 'described', words });
    const written = (await this.opened()).change(take.id, words);
    // The words are sent with the take from here, also when the device has no room for them.
    await written.catch((error: unknown) => console.error('Words were not kept', error));
  }

  /** Sends what is left and names it; the copy on this device goes once the server proves its own. */
  async keep(): Promise<string | null> {
    const { take } = this.state;
    if (!take || this.state.phase !== 'review' || this.options.endpoint === null) return null;
    this.dispatch({ type: 'keeping' });
    try {
      const delivery = (this.delivery ??= await this.deliver(take, this.options.endpoint));
      const recordingId = recordingIdOf(await delivery.done);
      const named = this.state.take ?? take;
      const problem = await withSession(this.options, () => placeRecording(recordingId, named));
      const { held, release } = this;
      const sent = { ...named, sentAs: recordingId };
      await this.proofs?.begin(await this.opened(), sent, held, () => release?.());
      this.release = null;
      this.releaseTake();
      this.dispatch({ type: 'kept', recordingId });
      this.dispatch({ type: 'problem', problem });
      return recordingId;
    } catch (error) {
      // A new delivery is made when the member tries again.
      this.delivery?.leave();
      this.delivery = null;
      if (this.disposed) this.release?.();
      this.dispatch({ type: 'not-kept', problem: problemOfKeeping(error) });
      return null;
    }
  }

  /** Gives up the take in hand, here and on the server. */
  async discard(): Promise<Discarded> {
    const { take } = this.state;
    if (!take) return { kind: 'gone' };
    const { delivery } = this;
    delivery?.leave();
    const journal = await this.opened();
    const url = (await journal.take(take.id))?.uploadUrl ?? null;
    const discarded = await discardUpload(url, delivery?.wasWhole ?? false);
    this.releaseTake();
    await journal.remove(take.id);
    this.dispatch({ type: 'dropped' });
    if (discarded.kind === 'removed') this.options.onRemoved?.(discarded.recordingId);
    if (discarded.kind === 'stays') {
      this.dispatch({ type: 'problem', problem: 'stays-in-library' });
      this.options.onArrived?.(discarded.recordingId);
    }
    return discarded;
  }

  /** Takes left behind by an earlier visit. */
  async found(): Promise<Take[]> {
    const journal = await this.opened();
    this.proofs?.beginEarlier(journal);
    return findTakes(journal, this.options.memberId);
  }

  /** Settles when another tab releases its take; false without a take to wait for. */
  async someFreed(signal: AbortSignal): Promise<boolean> {
    return someHeldTakeFreed(await this.opened(), this.options.memberId, signal);
  }

  /** Puts a found take before the member; it is sent from where the sending stood. */
  async takeUp(takeId: string): Promise<boolean> {
    const journal = await this.opened();
    const release = await holdTakeSoon(takeId);
    const take = await journal.take(takeId);
    if (!release || !take) {
      release?.();
      this.dispatch({ type: 'problem', problem: 'taken-elsewhere' });
      return false;
    }
    this.release = release;
    this.letDevicesGo();
    this.dispatch({ type: 'closed' });
    this.dispatch({ type: 'found', take: { ...take, finished: true } });
    const { endpoint } = this.options;
    this.delivery =
      endpoint === null ? null : await this.deliver({ ...take, finished: true }, endpoint);
    return true;
  }

  /**
   * Leaves a whole take in the journal, where it is found again; for takes that stay there.
   * @returns false while the device has no room for its end: then it stays in hand
   */
  async leaveInJournal(): Promise<boolean> {
    if (this.held) {
      if (!(await this.held.flush())) return false;
      this.dispatch({ type: 'problem', problem: null });
    }
    this.releaseTake();
    this.dispatch({ type: 'dropped' });
    return true;
  }

  async rename(takeId: string, title: string): Promise<void> {
    await (await this.opened()).change(takeId, { title });
  }

  async discardFound(take: Take): Promise<boolean> {
    const problem = await problemOfDiscarding(this.opened(), take);
    this.dispatch({ type: 'problem', problem });
    return problem === null;
  }

  async fileOf(take: Pick<Take, 'id' | 'bytes' | 'mimeType'>): Promise<Blob> {
    return fileOfTake(this.held?.reader ?? (await this.opened()), take);
  }

  async levelsOf(takeId: string): Promise<number[]> {
    return (await this.opened()).levels(takeId);
  }

  /**
   * What was recorded is offered again on the next visit; what the member has said to keep is still
   * sent and named while the page is open.
   */
  dispose(): void {
    this.disposed = true;
    this.live?.stop();
    this.letDevicesGo();
    this.letSleep?.();
    this.listeners.clear();
    if (this.state.phase === 'keeping') return;
    this.delivery?.leave();
    this.release?.();
  }

  private async begin(stream: MediaStream): Promise<void> {
    const journal = await this.opened();
    const take = blankTake(this.options, this.state.kind, Date.now());
    this.release = await holdTake(take.id);
    await journal.begin(take);
    void navigator.storage?.persist?.();
    const { endpoint } = this.options;
    const delivery = endpoint === null ? null : await this.deliver(take, endpoint);
    this.delivery = delivery;
    this.live = new LiveTake({
      take,
      stream,
      journal,
      takeLoudest: () => this.meter?.takeLoudest() ?? 0,
      atMostMs: this.options.atMostMs,
      onGrow: (bytes) => delivery?.grow(bytes),
      onStorageProblem: (problem) => {
        this.dispatch({ type: 'paused' });
        this.dispatch({ type: 'problem', problem });
      },
      onEnded: (problem, held) => void this.ended(take.id, problem, held),
    });
    this.live.start();
    this.silence.reset();
    this.letSleep = stayAwake();
    this.dispatch({ type: 'started', take });
  }

  private async ended(
    takeId: string,
    problem: RecorderState['problem'],
    held: HeldEnd | null,
  ): Promise<void> {
    const journal = await this.opened();
    await journal.change(takeId, { finished: true }).catch(() => {});
    const written = await journal.take(takeId);
    const { live } = this;
    this.live = null;
    this.letSleep?.();
    this.letDevicesGo();
    if (!written) return;
    if (held && live) {
      this.held = new HeldTake(live, journal, written, held);
      this.delivery?.readFrom(this.held.reader);
      this.delivery?.grow(this.held.take.bytes);
    }
    const take = this.held?.take ?? written;
    this.dispatch({ type: 'ended', take, problem });
    if (isEmpty(take)) {
      await this.discard();
      this.dispatch({ type: 'problem', problem: problem ?? 'nothing-recorded' });
    } else {
      this.delivery?.end();
    }
  }

  private async deliver(take: Take, endpoint: string): Promise<TakeDelivery> {
    const delivery = new TakeDelivery({
      endpoint,
      journal: await this.opened(),
      take,
      ...(this.held ? { reader: this.held.reader } : {}),
      onSent: (bytes) => this.dispatch({ type: 'sent', bytes }),
      onState: (state) => this.dispatch({ type: 'sending', state }),
      onSignInNeeded: () => signInAgain(this.options),
    });
    delivery.done.then(
      () => this.dispatch({ type: 'sending', state: 'sent' }),
      (error: unknown) => this.sendingEnded(error, delivery),
    );
    return delivery;
  }

  private sendingEnded(error: unknown, delivery: TakeDelivery): void {
    if (this.delivery !== delivery) return;
    this.dispatch({ type: 'sending', state: 'refused' });
    // While someone speaks, the journal goes on; the words come when the take is over.
    if (!this.isBusy) this.dispatch({ type: 'problem', problem: problemOfKeeping(error) });
  }

  private hear(db: number): void {
    if (this.state.phase !== 'ready' && this.state.phase !== 'recording') return;
    this.dispatch({ type: 'heard', silent: this.silence.hear(db, performance.now()) });
  }

  private deviceLost(): void {
    // With a camera and a microphone, the loss of one leaves the recorder running: end it.
    if (this.live) return this.live.lose();
    this.fail(new RecorderError('device-lost'));
  }

  private fail(error: unknown): void {
    this.letDevicesGo();
    this.dispatch({ type: 'closed' });
    this.dispatch({ type: 'problem', problem: problemOf(error) });
  }

  private letDevicesGo(): void {
    this.meter?.close();
    this.meter = null;
    if (this.stream) closeCapture(this.stream);
    this.stream = null;
  }

  private releaseTake(): void {
    this.delivery = null;
    this.held = null;
    this.release?.();
    this.release = null;
  }

  private opened(): Promise<Journal> {
    this.journal ??= Journal.open().catch((error: unknown) => {
      this.journal = null;
      throw error;
    });
    return this.journal;
  }

  private dispatch(event: RecorderEvent): void {
    const next = nextRecorderState(this.state, event);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}
