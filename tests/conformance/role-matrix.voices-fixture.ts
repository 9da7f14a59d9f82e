import { addTreePerson } from '@infinite/api/features/tree/tree/index';
import { attachVoice } from '@infinite/api/features/tree/voices/index';
import { keepRecording } from '@infinite/api/testing/kept-recording';
import type { TestMember } from '@infinite/api/testing/members';
import type { TestApp } from '@infinite/api/testing/test-app';

/** Voices in the tree of the owner's family. */
export interface VoicesFixture {
  /** Somebody who died long ago, with a voice of the owner's. */
  voicedPersonId: string;
  voiceId: string;
}

export async function makeVoices(
  test: TestApp,
  owner: TestMember,
  marker: string,
): Promise<VoicesFixture> {
  const content = Buffer.from(`a voice of ${marker}`);
  const voiceId = await keepRecording(test, owner, content, { title: marker });
  const ctx = await owner.ctx();
  const voicedPersonId = await addTreePerson(ctx, { given: marker, birth: { date: '1850' } });
  await attachVoice(ctx, voiceId, voicedPersonId);
  return { voicedPersonId, voiceId };
}
