import type { RecordingAudienceName, RecordingKindName } from '@infinite/schema/catalogue/media';

interface Kept {
  readonly kind: RecordingKindName;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
}

/**
 * Who turns transcripts on decides for what the family hears together. What is held for its author, or
 * kept by its maker to themselves, or waits to be erased, no engine listens to.
 */
export function mayBeTranscribed({ kind, audience, heldForAuthor }: Kept): boolean {
  return (kind === 'VOICE' || kind === 'VIDEO') && audience === 'FAMILY' && !heldForAuthor;
}
