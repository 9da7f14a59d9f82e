import { RecordingInTreeDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';
import { factWords, treeVoicesWords as words } from './tree-voices.en.ts';

/**
 * Which facts of the tree would lose their voice with a recording, in a sentence; '' for none.
 * @param isAsked reads them once somebody is about to delete it
 */
export function useProofsLost(recordingId: string, isAsked: boolean): string {
  const [lost, setLost] = useState('');
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    void ask(RecordingInTreeDocument, { recordingId }).then((answer) => {
      if (isOver || answer.kind !== 'data') return;
      const { proofs, hiddenProofs } = answer.data.recordingInTree;
      const facts = proofs.map(({ subject, fact }) =>
        words.citeOf(fact ? factWords(fact) : words.aFact, subject.name),
      );
      setLost(words.deletes(facts, hiddenProofs));
    });
    return () => {
      isOver = true;
    };
  }, [recordingId, isAsked]);
  return lost;
}
