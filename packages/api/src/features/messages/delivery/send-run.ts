import type { AcceptanceJournal } from '#adapters/journal/acceptance-journal.ts';
import type { Presence } from '#features/messages/delivery/presence.ts';

/** State that the lanes of one sender share. */
export interface SendRun {
  readonly presence: Presence;
  readonly journal: AcceptanceJournal;
  /** This machine, whose journal records what was accepted. */
  readonly node: string;
  /** A family that is seeded on a separate clock. */
  readonly only: string | undefined;
  /** Deliveries whose mail was started: only the journal can have their outcome. */
  readonly begun: Set<string>;
  /** Whether an outcome could not be stored, so that the journal must stay. */
  forgotten: boolean;
}

/**
 * A sender whose presence was lost, or whose journal cannot be written, must not start another
 * mail.
 */
export function mayBegin({ presence, journal }: SendRun): boolean {
  return presence.alive() && !journal.broken;
}
