import { TreeVoicesDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

/** The address of the first voice of a person; null where there is none that the reader may hear. */
export async function voiceOf(recordId: string): Promise<string | null> {
  const answer = await ask(TreeVoicesDocument, { recordId });
  if (answer.kind !== 'data') return null;
  const playable = answer.data.treeVoices.voices.find(
    ({ recording }) => recording.kind === 'VOICE' || recording.kind === 'VIDEO',
  );
  return playable?.recording.url ?? null;
}
