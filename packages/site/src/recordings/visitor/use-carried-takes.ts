import { useCallback, useEffect, useRef, useState } from 'react';
import { discardTake, findTakes } from '#recordings/engine/found-takes.ts';
import { Journal } from '#recordings/engine/journal.ts';
import type { Take } from '#recordings/engine/take.ts';
import { proveSentTakes } from '#recordings/engine/prove-take.ts';
import { signInHere, uploadEndpoint } from '#recordings/sign-in-here.ts';
import { carryTake } from './carry-take.ts';
import { noteVisitorTakes } from './visitor-hint.ts';
import { claimTake, tookWanted, visitorId } from './visitor-takes.ts';

type CarryState = 'sending' | 'waiting' | 'failed' | 'done';

export interface CarriedTake {
  readonly take: Take;
  readonly state: CarryState;
}

export interface CarriedTakes {
  /** On their way into the account. */
  readonly carried: readonly CarriedTake[];
  /** Made by somebody who was not signed in; nobody has said yet whose they are. */
  readonly unclaimed: readonly Take[];
  readonly journal: Journal | null;
  claim(take: Take): Promise<void>;
  discard(take: Take): Promise<void>;
  tryAgain(take: Take): void;
}

/** Brings what was recorded before the sign-in into the member's account. */
export function useCarriedTakes(
  memberId: string,
  onCarried: (recordingId: string) => void,
): CarriedTakes {
  const [journal, setJournal] = useState<Journal | null>(null);
  const [unclaimed, setUnclaimed] = useState<readonly Take[]>([]);
  const [carried, setCarried] = useState<readonly CarriedTake[]>([]);
  const told = useRef(onCarried);
  told.current = onCarried;

  const look = useCallback(
    async (opened: Journal) => {
      const left = await findTakes(opened, visitorId);
      setUnclaimed(left);
      const own = (await opened.takesOf(memberId)).filter((take) => take.carried && !take.sentAs);
      noteVisitorTakes(left.length + own.length > 0);
      return own;
    },
    [memberId],
  );

  const send = useCallback(
    async (opened: Journal, take: Take) => {
      const show = (state: CarryState): void =>
        setCarried((all) => [...all.filter((one) => one.take.id !== take.id), { take, state }]);
      show('sending');
      try {
        const recordingId = await carryTake({
          journal: opened,
          takeId: take.id,
          memberId,
          endpoint: uploadEndpoint,
          onSignInNeeded: signInHere,
          onState: (state) => show(state === 'sending' ? 'sending' : 'waiting'),
        });
        show('done');
        if (recordingId !== null) told.current(recordingId);
        await look(opened);
        await proveSentTakes({
          journal: opened,
          memberId,
          endpoint: uploadEndpoint,
          onSignInNeeded: signInHere,
          onMismatch: () => show('sending'),
          onSentAgain: (again) => {
            show('done');
            told.current(again);
          },
        });
      } catch (error) {
        console.error('Carrying a take into the account failed', error);
        show('failed');
      }
    },
    [memberId, look],
  );

  useEffect(() => {
    let ended = false;
    const begin = async (): Promise<void> => {
      const opened = await Journal.open();
      if (ended) return opened.close();
      setJournal(opened);
      if (tookWanted()) {
        for (const take of await findTakes(opened, visitorId)) {
          await claimTake(opened, take, memberId);
        }
      }
      for (const take of await look(opened)) await send(opened, take);
    };
    // A browser that closes its storage has nothing of a visitor's either.
    void begin().catch(() => undefined);
    return () => {
      ended = true;
    };
  }, [memberId, look, send]);

  return {
    carried,
    unclaimed,
    journal,
    claim: async (take) => {
      if (!journal || !(await claimTake(journal, take, memberId))) return;
      await look(journal);
      await send(journal, take);
    },
    discard: async (take) => {
      if (!journal) return;
      await discardTake(journal, take);
      await look(journal);
    },
    tryAgain: (take) => {
      if (journal) void send(journal, take);
    },
  };
}
