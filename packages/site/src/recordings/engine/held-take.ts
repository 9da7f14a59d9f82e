import type { HeldEnd, LiveTake } from './live-take.ts';
import type { Take } from './take.ts';
import { HeldSound, type TakeReader } from './take-bytes.ts';

/** A take that is over and whose end did not fit on the device: played and sent from memory. */
export class HeldTake {
  readonly reader: TakeReader;
  readonly take: Take;

  constructor(
    private readonly live: LiveTake,
    journal: TakeReader,
    written: Take,
    { from, sound }: HeldEnd,
  ) {
    this.reader = new HeldSound(journal, written.id, from, sound);
    const elapsedMs = Math.round(live.elapsedMs);
    this.take = { ...written, bytes: from + sound.size, elapsedMs, finished: true };
  }

  /** Tries once more to write the end; true when the journal has all of it. */
  flush(): Promise<boolean> {
    return this.live.flush();
  }
}
