import { addTreePerson } from '@infinite/api/features/tree/tree/index';
import { attachVoice } from '@infinite/api/features/tree/voices/index';
import type { TestMember } from '@infinite/api/testing/members';

/** Voices in the tree of the owner's family. */
export interface VoicesFixture {
  /** Somebody who died long ago, with the owner's recording. */
  voicedPersonId: string;
}

export async function makeVoices(
  owner: TestMember,
  recordingId: string,
  marker: string,
): Promise<VoicesFixture> {
  const ctx = await owner.ctx();
  const voicedPersonId = await addTreePerson(ctx, { given: marker, birth: { date: '1850' } });
  await attachVoice(ctx, recordingId, voicedPersonId);
  return { voicedPersonId };
}
