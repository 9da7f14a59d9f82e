import type { HeldTake } from './held-take.ts';
import type { Journal } from './journal.ts';
import { proveSentTakes, proveTake, type ProofOptions } from './prove-take.ts';
import type { RecorderEngineOptions } from './recorder-options.ts';
import type { Take } from './take.ts';

/** The proofs of sent takes that run beside the recorder; nobody waits for them. */
export class TakeProofs {
  private lookingBack = false;

  private constructor(private readonly options: Omit<ProofOptions, 'journal'>) {}

  /** Null where nothing is sent. */
  static of(options: RecorderEngineOptions, onMismatch: () => void): TakeProofs | null {
    const { endpoint, onArrived } = options;
    if (endpoint === null) return null;
    const onSentAgain = (recordingId: string): void => onArrived?.(recordingId);
    return new TakeProofs({ ...options, endpoint, onMismatch, onSentAgain });
  }

  /**
   * Verifies a take that was just sent; `release` unlocks it afterward. A copy that lacks its end is
   * not marked as sent: should the page close before the proof, it is offered again rather than
   * compared.
   */
  async begin(
    journal: Journal,
    sent: Take,
    held: HeldTake | null,
    release: () => void,
  ): Promise<void> {
    const inJournal = held === null || (await held.flush());
    if (inJournal) await journal.change(sent.id, { sentAs: sent.sentAs }).catch(() => {});
    const reader = held?.reader;
    void proveTake({ ...this.options, journal, ...(reader ? { reader } : {}) }, sent)
      .catch(report)
      .finally(release);
  }

  /** Proves what earlier visits have sent. */
  beginEarlier(journal: Journal): void {
    if (this.lookingBack) return;
    this.lookingBack = true;
    void proveSentTakes({ ...this.options, journal })
      .catch(report)
      .finally(() => (this.lookingBack = false));
  }
}

/** The copy stays on the device, and the next visit tries again. */
function report(error: unknown): void {
  console.error('A sent take could not be proven', error);
}
