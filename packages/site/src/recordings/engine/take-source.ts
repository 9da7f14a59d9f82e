import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { Journal } from './journal.ts';
import type { ByteSource } from './tus-sender.ts';

/** A take as bytes to send while it is still being recorded: reads what the journal has. */
export class TakeSource implements ByteSource {
  readonly totalBytes = null;
  private wake: (() => void) | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly journal: Pick<Journal, 'read'>,
    private readonly takeId: string,
    private bytes: number,
    private ended: boolean,
  ) {}

  /** The journal has this many bytes now. */
  grow(bytes: number): void {
    this.bytes = bytes;
    this.wake?.();
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
    const bytes = await this.journal.read(
      this.takeId,
      offset,
      Math.min(atMost, Math.max(0, this.bytes - offset)),
    );
    return { bytes, last: ended && offset + bytes.size >= this.bytes };
  }

  private isWorthSending(offset: number, atMost: number): boolean {
    const pending = this.bytes - offset;
    if (pending >= atMost) return true;
    return pending > 0 && performance.now() - this.readAt >= recorderCatalogue.sendEveryMs;
  }

  private moreOrSoon(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, recorderCatalogue.sendEveryMs);
      signal.addEventListener('abort', done);
      this.wake = done;
    });
  }
}
