import { Journal } from '#recordings/engine/journal.ts';
import type { Take } from '#recordings/engine/take.ts';

/** The member's takes that wait on this device to be sent, the newest first. */
export async function waitingTakes(memberId: string): Promise<Take[]> {
  return withJournal(async (journal) =>
    (await journal.takesOf(memberId)).filter(({ carried, sentAs }) => carried && !sentAs),
  );
}

/** From now on any page of its member sends the take without asking. */
export async function markForSending(takeId: string): Promise<void> {
  await withJournal((journal) => journal.change(takeId, { carried: true, finished: true }));
}

async function withJournal<T>(act: (journal: Journal) => Promise<T>): Promise<T> {
  const journal = await Journal.open();
  try {
    return await act(journal);
  } finally {
    journal.close();
  }
}
