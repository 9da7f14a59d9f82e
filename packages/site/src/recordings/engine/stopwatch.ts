/** Recorded time: runs, pauses and goes on. The clock is monotonic (`performance.now`). */
export class Stopwatch {
  private before = 0;
  private since: number | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get elapsedMs(): number {
    return this.before + (this.since === null ? 0 : this.now() - this.since);
  }

  run(): void {
    this.since ??= this.now();
  }

  pause(): void {
    this.before = this.elapsedMs;
    this.since = null;
  }
}
