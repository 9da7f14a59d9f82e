import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { Journal } from './journal.ts';
import { problemOf, type RecorderProblem } from './problems.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Chunk, Take } from './take.ts';

export interface LiveTakeOptions {
  take: Take;
  stream: MediaStream;
  journal: Journal;
  /** It ends by itself after so many milliseconds of sound. */
  atMostMs?: number | undefined;
  /** The loudest moment since the last chunk, 0 to 100. */
  takeLoudest(): number;
  /** The journal holds this many bytes now. */
  onGrow(bytes: number): void;
  /** The journal cannot be written; the recorder is paused and what was heard is held. */
  onStorageProblem(problem: RecorderProblem): void;
  /** Over, in order or not; `held` is what was heard and the journal could not take. */
  onEnded(problem: RecorderProblem | null, held: HeldEnd | null): void;
}

/** The end of a take that is only in memory. */
export interface HeldEnd {
  /** Where it begins: the bytes that the journal has. */
  readonly from: number;
  readonly sound: Blob;
}

/** One take being made: MediaRecorder on one side, the journal on the other. */
export class LiveTake {
  private readonly stopwatch = new Stopwatch();
  private readonly recorder: MediaRecorder;
  /** Chunks that the journal does not have yet; more than one only while the disk is full. */
  private readonly unwritten: Blob[] = [];
  private writing: Promise<void> = Promise.resolve();
  private offset = 0;
  private stoppedByMember = false;
  private failure: RecorderProblem | null = null;
  /** Why the journal cannot be written; null while it can. */
  private storageProblem: RecorderProblem | null = null;

  constructor(private readonly options: LiveTakeOptions) {
    const { take, stream } = options;
    this.recorder = new MediaRecorder(stream, {
      mimeType: take.mimeType,
      audioBitsPerSecond: recorderCatalogue.audioBitsPerSecond,
      videoBitsPerSecond: recorderCatalogue.videoBitsPerSecond,
    });
    this.recorder.addEventListener('start', () => this.stopwatch.run());
    this.recorder.addEventListener('dataavailable', (event) => this.hear(event.data));
    this.recorder.addEventListener('error', () => (this.failure = 'recorder-failed'));
    this.recorder.addEventListener('stop', () => void this.end());
  }

  get elapsedMs(): number {
    return this.stopwatch.elapsedMs;
  }

  start(): void {
    this.recorder.start(recorderCatalogue.chunkMs);
  }

  pause(): void {
    if (this.recorder.state !== 'recording') return;
    this.recorder.pause();
    this.stopwatch.pause();
    // What was said in the last part of a second goes to the journal now, not when going on.
    this.recorder.requestData();
  }

  /** Goes on; false while the journal still cannot be written. */
  async resume(): Promise<boolean> {
    if (!(await this.flush())) return false;
    if (this.recorder.state === 'paused') {
      this.recorder.resume();
      this.stopwatch.run();
    }
    return true;
  }

  stop(): void {
    this.stoppedByMember = true;
    this.stopwatch.pause();
    if (this.recorder.state !== 'inactive') this.recorder.stop();
  }

  /** A device is gone: ends the take in order, and says why. */
  lose(): void {
    this.failure ??= 'device-lost';
    this.stop();
  }

  /** Tries once more to write what is held; true when the journal has all of it. */
  async flush(): Promise<boolean> {
    await this.write();
    return this.unwritten.length === 0;
  }

  private hear(data: Blob): void {
    if (data.size === 0) return;
    this.unwritten.push(data);
    void this.write();
  }

  /** Writes what waits, one chunk after the other: their order is the take. */
  private write(): Promise<void> {
    this.writing = this.writing.then(async () => {
      while (this.unwritten[0]) {
        const written = await this.writeOne(this.unwritten[0]);
        if (!written) return;
        this.unwritten.shift();
      }
    });
    return this.writing;
  }

  private async writeOne(data: Blob): Promise<boolean> {
    const { take, journal } = this.options;
    const chunk: Chunk = {
      takeId: take.id,
      offset: this.offset,
      bytes: await data.arrayBuffer(),
      elapsedMs: Math.round(this.elapsedMs),
      level: this.options.takeLoudest(),
    };
    try {
      await journal.append(chunk, Date.now());
    } catch (error) {
      this.pause();
      this.storageProblem = problemOf(error);
      // After the end there is nothing to pause, and the end itself tells of the problem.
      if (this.recorder.state !== 'inactive') this.options.onStorageProblem(this.storageProblem);
      return false;
    }
    this.storageProblem = null;
    this.offset += chunk.bytes.byteLength;
    this.options.onGrow(this.offset);
    if (chunk.elapsedMs >= (this.options.atMostMs ?? Infinity)) this.stop();
    return true;
  }

  private async end(): Promise<void> {
    this.stopwatch.pause();
    await this.write();
    // The recorder also stops by itself: when the last device is gone.
    const lost = this.stoppedByMember ? null : 'device-lost';
    const held =
      this.unwritten.length > 0 ? { from: this.offset, sound: new Blob(this.unwritten) } : null;
    this.options.onEnded(this.failure ?? this.storageProblem ?? lost, held);
  }
}
