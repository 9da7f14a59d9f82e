import { FamilyVault } from '#features/recordings/recordings/index.ts';
import type { AppContext } from '#platform/context.ts';

export const attachmentKey = (id: string): string => `enquiry-attachments/${id.slice(-2)}/${id}`;

/** Sealed under a key of the installation: what strangers mail to support belongs to no family. */
export function attachmentVault({ blobs, keys }: AppContext): FamilyVault {
  return new FamilyVault(blobs, keys.keyFor('enquiry attachments'));
}
