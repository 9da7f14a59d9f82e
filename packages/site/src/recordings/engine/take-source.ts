import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { TakeReader } from './take-bytes.ts';
import type { ByteSource } from './tus-sender.ts';

/** A take as bytes to send while it is still being recorded: reads what the journal has. */
export class TakeSource implements ByteSource {
  readonly totalBytes = null;
  private wake: (() => void) | null = null;
  private readAt = Number.NEGATIVE_INFINITY;
  private readonly begunAt = performance.now();

  constructor(
    private reader: TakeReader,
    private readonly takeId: string,
    private bytes: number,
    private ended: boolean,
  ) {}

  /** The journal has this many bytes now. */
  grow(bytes: number): void {
    this.bytes = bytes;
    this.wake?.();
  }

  readFrom(reader: TakeReader): void {
    this.reader = reader;
  }

  /** Nothing will be added. */
  end(): void {
    this.ended = true;
    this.wake?.();
  }

  async read(
    offset: number,
    atMost: number,
    signal: AbortSignal,
  ): Promise<{ bytes: Blob; last: boolean }> {
    while (!this.ended && !this.isWorthSending(offset, atMost)) {
      await this.moreOrSoon(signal);
      signal.throwIfAborted();
    }
    this.readAt = performance.now();
    const { ended } = this;
    const bytes = await this.reader.read(
      this.takeId,
      offset,
      Math.min(atMost, Math.max(0, this.bytes - offset)),
    );
    return { bytes, last: ended && offset + bytes.size >= this.bytes };
  }

  private isWorthSending(offset: number, atMost: number): boolean {
    const pending = this.bytes - offset;
    if (pending >= atMost) return true;
    return pending > 0 && performance.now() - this.readAt >= this.pace();
  }

  /** The longer a take, the fewer and larger its parts; the journal has every second anyway. */
  private pace(): number {
    const { first, most, share } = recorderCatalogue.sendEveryMs;
    return Math.min(most, Math.max(first, (performance.now() - this.begunAt) * share));
  }

  private moreOrSoon(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, this.pace());
      signal.addEventListener('abort', done);
      this.wake = done;
    });
  }
}
