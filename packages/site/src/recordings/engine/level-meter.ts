import { barOf, decibelsOf, heightOf } from './level.ts';

const EVERY_MS = 50;
const RECENT_BARS = 240;

/**
 * Listens to the open microphone: the level now, the last seconds for the live waveform, and the
 * loudest moment since it was last asked for (a chunk's level).
 *
 * A timer and not an animation frame drives it, since a recording goes on in a hidden tab.
 */
export class LevelMeter {
  /** Bars of 0 to 100, the newest last; bounded, whatever the length of the take. */
  readonly recent: number[] = [];
  height = 0;
  private loudestSinceTaken = 0;
  private readonly context: AudioContext;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(stream: MediaStream, onLevel: (db: number) => void) {
    this.context = new AudioContext();
    // iOS starts contexts suspended; opening the microphone followed a press, so it may run.
    void this.context.resume();
    const analyser = new AnalyserNode(this.context, { fftSize: 2048 });
    this.context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    this.timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const db = decibelsOf(samples);
      this.height = heightOf(db);
      this.loudestSinceTaken = Math.max(this.loudestSinceTaken, this.height);
      this.recent.push(barOf(this.height));
      if (this.recent.length > RECENT_BARS) this.recent.shift();
      onLevel(db);
    }, EVERY_MS);
  }

  takeLoudest(): number {
    const loudest = this.loudestSinceTaken;
    this.loudestSinceTaken = this.height;
    return loudest;
  }

  close(): void {
    clearInterval(this.timer);
    void this.context.close();
  }
}
