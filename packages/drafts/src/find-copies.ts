import type { OtherVersion } from './draft-machine.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';
import { opening, type Comparing, type Opening } from './opening.ts';

interface Finding<Content> {
  readonly copies: LocalCopies<Content>;
  /** What the server holds, or null for a new draft. */
  readonly theirs: OtherVersion<Content> | null;
  /** The key of the copy with which a new draft goes on, of those that no other tab is writing. */
  readonly tabKey: (free: readonly LocalCopy<Content>[]) => string | null;
  readonly comparing: Comparing<Content>;
}

/**
 * Decides what to do with the copies on this device when an editor opens. A copy that a live tab is
 * writing is left alone; the copy to restore is held by this tab from now on.
 */
export async function findCopies<Content>(finding: Finding<Content>): Promise<Opening<Content>> {
  const { copies, theirs, tabKey, comparing } = finding;
  const elsewhere = await copies.heldElsewhere();
  for (;;) {
    const free = copies.all().filter(({ clientId }) => !elsewhere.has(clientId));
    const found = opening(theirs, free, tabKey(free), comparing);
    // Another tab that opened at the same time may have been faster.
    if (found.restore === null || (await copies.take(found.restore.clientId))) {
      for (const { clientId } of found.spent) copies.drop(clientId);
      return found;
    }
    elsewhere.add(found.restore.clientId);
  }
}
