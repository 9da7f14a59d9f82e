import { execute } from '@infinite/api-client/execute';
import type { PhotoCrop, PhotoTurn } from '@infinite/schema/catalogue/pictures';
import type { PhotoEditsPartsFragment } from '@infinite/schema/generated/graphql';
import { EditPhotoDocument, PhotoEditsDocument } from '@infinite/schema/generated/operations';

export type PhotoEdits = PhotoEditsPartsFragment;

export async function loadEdits(recordingId: string): Promise<PhotoEdits> {
  return (await execute(PhotoEditsDocument, { recordingId })).photoEdits;
}

export async function editPhoto(
  recordingId: string,
  version: number,
  input: { turn: PhotoTurn; crop: PhotoCrop | null },
): Promise<PhotoEdits> {
  return (await execute(EditPhotoDocument, { recordingId, version, input })).editPhoto;
}

/** Asks until the photo is shown as it was edited. @returns false if that takes longer than one waits */
export async function untilDrawn(recordingId: string): Promise<boolean> {
  for (let turn = 0; turn < 40; turn += 1) {
    await new Promise((next) => setTimeout(next, 500));
    const { drawn } = await loadEdits(recordingId).catch(() => ({ drawn: false }));
    if (drawn) return true;
  }
  return false;
}

/** The address of an edited photo names the edit that it shows. */
export function isEdited(url: string): boolean {
  return url.includes('?edit=');
}
