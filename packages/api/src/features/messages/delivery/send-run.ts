import type { AcceptanceJournal } from '#adapters/journal/acceptance-journal.ts';
import type { Presence } from '#features/messages/delivery/presence.ts';

/** What the lanes of one sender share. */
export interface SendRun {
  readonly presence: Presence;
  readonly journal: AcceptanceJournal;
  /** This machine, whose journal knows what was accepted. */
  readonly node: string;
  /** A family whose time is told on a clock of its own. */
  readonly only: string | undefined;
  /** Deliveries whose mail was begun: what became of these is known by the journal or by nobody. */
  readonly begun: Set<string>;
  /** Whether something that was sent could not be marked, so that the journal must stay. */
  forgotten: boolean;
}

/** Neither a sender whose presence was lost nor one that cannot remember may begin another mail. */
export function mayBegin({ presence, journal }: SendRun): boolean {
  return presence.alive() && !journal.broken;
}
