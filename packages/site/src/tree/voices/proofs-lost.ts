import { RecordingInTreeDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';
import { factWords, treeVoicesWords as words } from './tree-voices.en.ts';

/** Which facts of the tree would lose their voice with a recording, in a sentence; '' for none. */
export async function proofsLost(recordingId: string): Promise<string> {
  const answer = await ask(RecordingInTreeDocument, { recordingId });
  if (answer.kind !== 'data') return '';
  const { proofs, hiddenProofs } = answer.data.recordingInTree;
  const facts = proofs.map(({ subject, fact }) =>
    words.citeOf(fact ? factWords(fact) : words.aFact, subject.name),
  );
  return words.deletes(facts, hiddenProofs);
}
