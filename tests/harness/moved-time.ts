import type { RunningProduct } from './running-product.ts';
import { advanceClock } from './time-and-mail.ts';

/** A product whose time is moved on from the present, to instants instead of by spans. */
export class MovedTime {
  private movedMs = 0;

  constructor(private readonly product: RunningProduct) {}

  async to(instant: string): Promise<void> {
    const minutes = Math.ceil((Date.parse(instant) - Date.now() - this.movedMs) / 60_000);
    await advanceClock(this.product, `${minutes}m`);
    this.movedMs += minutes * 60_000;
  }
}
