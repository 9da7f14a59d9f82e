import type { RecordingAudienceName, RecordingKindName } from '@infinite/schema/catalogue/media';
import { expect, it } from 'vitest';
import { mayBeTranscribed } from '#features/vault/transcripts/transcript.policy.ts';

it.each<[RecordingKindName, RecordingAudienceName, boolean, boolean]>([
  ['VOICE', 'FAMILY', false, true],
  ['VIDEO', 'FAMILY', false, true],
  ['PHOTO', 'FAMILY', false, false],
  ['FILE', 'FAMILY', false, false],
  ['VOICE', 'MAKER', false, false],
  ['VOICE', 'NOBODY', false, false],
  ['VOICE', 'FAMILY', true, false],
])('a %s for %s, held: %s, is transcribed: %s', (kind, audience, heldForAuthor, expected) => {
  expect(mayBeTranscribed({ kind, audience, heldForAuthor })).toBe(expected);
});
