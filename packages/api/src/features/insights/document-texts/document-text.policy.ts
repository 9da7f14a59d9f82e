import type { RecordingAudienceName, RecordingKindName } from '@infinite/schema/catalogue/media';
import { textTypes } from '#features/recordings/recordings/index.ts';

interface Kept {
  readonly kind: RecordingKindName;
  readonly mimeType: string;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
}

/** Documents of the whole family; what somebody keeps to themselves is not read. */
export function mayBeRead({ kind, mimeType, audience, heldForAuthor }: Kept): boolean {
  return kind === 'FILE' && textTypes.includes(mimeType) && audience === 'FAMILY' && !heldForAuthor;
}
