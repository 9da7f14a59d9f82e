import { closeCapture, mimeTypeFor, openCapture } from './capture.ts';
import { devicesOf, rememberDevices, rememberedDevices, type DeviceChoice } from './devices.ts';
import { discardTake, fileOfTake, findTakes, isEmpty } from './found-takes.ts';
import { Journal } from './journal.ts';
import { LevelMeter } from './level-meter.ts';
import { LiveTake } from './live-take.ts';
import { newTakeId } from './new-take-id.ts';
import { problemOf, RecorderError, type TakeKind } from './problems.ts';
import { newRecorder, nextRecorderState } from './recorder-state.ts';
import type { RecorderEvent, RecorderState } from './recorder-state.ts';
import { recordingIdOf, type RecordingsApi } from './recordings-api.ts';
import { signInAgain, withSession } from './sign-in-again.ts';
import { SilenceWatch } from './silence-watch.ts';
import { stayAwake } from './stay-awake.ts';
import { TakeDelivery } from './take-delivery.ts';
import { holdTake } from './take-lock.ts';
import type { Take, TakeWords } from './take.ts';
import { UploadRefused } from './tus-request.ts';

export interface RecorderEngineOptions {
  kind: TakeKind;
  memberId: string;
  /** The tus endpoint; null where nothing is sent and a take stays on the device. */
  endpoint: string | null;
  /** What a take is called until it is named. */
  firstTitle?: string;
  api: RecordingsApi;
  /** Opens the sign-in; settles once someone has signed in. */
  onSignInNeeded(): Promise<void>;
}

/** The recorder without a screen: one take at a time, from the microphone to the server. */
export class RecorderEngine {
  stream: MediaStream | null = null;
  meter: LevelMeter | null = null;
  private state: RecorderState;
  private readonly listeners = new Set<() => void>();
  private journal: Promise<Journal> | null = null;
  private readonly silence = new SilenceWatch();
  private live: LiveTake | null = null;
  private delivery: TakeDelivery | null = null;
  private release: (() => void) | null = null;
  private letSleep: (() => void) | null = null;

  constructor(private readonly options: RecorderEngineOptions) {
    this.state = newRecorder(options.kind);
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

  /** Lets go of microphone and camera. */
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
    await (await this.opened()).change(take.id, words);
  }

  /** Sends what is left, names it, and forgets the copy on this device only then. */
  async keep(): Promise<string | null> {
    const { take } = this.state;
    if (!take || this.state.phase !== 'review' || this.options.endpoint === null) return null;
    this.dispatch({ type: 'keeping' });
    try {
      const delivery = (this.delivery ??= await this.deliver(take, this.options.endpoint));
      const recordingId = recordingIdOf(await delivery.done);
      const words = wordsOf(this.state.take ?? take);
      await withSession(this.options, () => this.options.api.describe(recordingId, words));
      await (await this.opened()).remove(take.id);
      this.letTakeGo();
      this.dispatch({ type: 'kept', recordingId });
      return recordingId;
    } catch (error) {
      // A new delivery is made when the member tries again.
      this.delivery?.leave();
      this.delivery = null;
      this.dispatch({ type: 'not-kept', problem: problemOfKeeping(error) });
      return null;
    }
  }

  /** Gives up the take in hand, here and on the server. */
  async discard(): Promise<void> {
    const { take } = this.state;
    if (!take) return;
    const wasSent = this.state.sending === 'sent';
    const url = this.delivery ? await this.urlOf(take.id) : take.uploadUrl;
    await this.delivery?.takeBack();
    this.letTakeGo();
    await (await this.opened()).remove(take.id);
    this.dispatch({ type: 'dropped' });
    if (wasSent && url) await this.options.api.remove(recordingIdOf(url)).catch(() => {});
  }

  /** Takes left behind by an earlier visit. */
  async found(): Promise<Take[]> {
    return findTakes(await this.opened(), this.options.memberId);
  }

  /** Puts a found take before the member; it is sent from where the sending stood. */
  async takeUp(takeId: string): Promise<boolean> {
    const journal = await this.opened();
    const release = await holdTake(takeId);
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

  /** Leaves a whole take in the journal, where it is found again; for takes that stay there. */
  putDown(): void {
    this.letTakeGo();
    this.dispatch({ type: 'dropped' });
  }

  /** Names a take that is not in hand. */
  async rename(takeId: string, title: string): Promise<void> {
    await (await this.opened()).change(takeId, { title });
  }

  async discardFound(take: Take): Promise<boolean> {
    return discardTake(await this.opened(), take);
  }

  async fileOf(take: Pick<Take, 'id' | 'bytes' | 'mimeType'>): Promise<Blob> {
    return fileOfTake(await this.opened(), take);
  }

  async levelsOf(takeId: string): Promise<number[]> {
    return (await this.opened()).levels(takeId);
  }

  /** Leaves everything as it is: what was recorded is offered again on the next visit. */
  dispose(): void {
    this.live?.stop();
    this.delivery?.leave();
    this.letDevicesGo();
    this.release?.();
    this.letSleep?.();
    this.listeners.clear();
  }

  private async begin(stream: MediaStream): Promise<void> {
    const journal = await this.opened();
    const take = this.newTake();
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
      onGrow: (bytes) => delivery?.grow(bytes),
      onStorageProblem: (problem) => {
        this.dispatch({ type: 'paused' });
        this.dispatch({ type: 'problem', problem });
      },
      onEnded: (problem) => void this.ended(take.id, problem),
    });
    this.live.start();
    this.silence.reset();
    this.letSleep = stayAwake();
    this.dispatch({ type: 'started', take });
  }

  private newTake(): Take {
    const mimeType = mimeTypeFor(this.state.kind);
    if (!mimeType) throw new RecorderError('unsupported-browser');
    const now = Date.now();
    return {
      id: newTakeId(),
      memberId: this.options.memberId,
      kind: this.state.kind,
      mimeType,
      startedAt: now,
      updatedAt: now,
      elapsedMs: 0,
      bytes: 0,
      loudest: 0,
      finished: false,
      uploadUrl: null,
      title: this.options.firstTitle ?? '',
      note: '',
      trimStartMs: null,
      trimEndMs: null,
    };
  }

  private async ended(takeId: string, problem: RecorderState['problem']): Promise<void> {
    const journal = await this.opened();
    await journal.change(takeId, { finished: true }).catch(() => {});
    const take = await journal.take(takeId);
    this.live = null;
    this.letSleep?.();
    this.letDevicesGo();
    if (!take) return;
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

  private async urlOf(takeId: string): Promise<string | null> {
    return (await (await this.opened()).take(takeId))?.uploadUrl ?? null;
  }

  private hear(db: number): void {
    if (this.state.phase !== 'ready' && this.state.phase !== 'recording') return;
    this.dispatch({ type: 'heard', silent: this.silence.hear(db, performance.now()) });
  }

  private deviceLost(): void {
    if (this.live) {
      // With a camera and a microphone, the loss of one leaves the recorder running: end it.
      this.live.lose();
      return;
    }
    this.letDevicesGo();
    this.dispatch({ type: 'closed' });
    this.dispatch({ type: 'problem', problem: 'device-lost' });
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

  private letTakeGo(): void {
    this.delivery = null;
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

function wordsOf({ title, note, trimStartMs, trimEndMs }: Take): TakeWords {
  return { title: title.trim(), note: note.trim(), trimStartMs, trimEndMs };
}

function problemOfKeeping(error: unknown): RecorderState['problem'] & string {
  if (error instanceof RecorderError) return error.problem;
  return error instanceof UploadRefused ? 'refused' : 'not-saved';
}
