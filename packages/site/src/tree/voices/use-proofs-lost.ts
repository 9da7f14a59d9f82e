import { useEffect, useState } from 'react';

/**
 * Which facts of the tree would lose their voice with a recording, in a sentence; '' for none.
 * @param isAsked reads them, and their words, once somebody is about to delete it
 */
export function useProofsLost(recordingId: string, isAsked: boolean): string {
  const [lost, setLost] = useState('');
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    void import('./proofs-lost.ts')
      .then(({ proofsLost }) => proofsLost(recordingId))
      .then(
        (sentence) => {
          if (!isOver) setLost(sentence);
        },
        // Without a connection the dialog says what it knows.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [recordingId, isAsked]);
  return lost;
}
