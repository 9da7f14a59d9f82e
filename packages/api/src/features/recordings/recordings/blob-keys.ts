import { randomUUID } from 'node:crypto';
import type { PhotoFormName } from '@infinite/schema/catalogue/media';

/** Everything stored for one recording lies below this folder. */
export function folderOf(recordingId: string): string {
  // The first digits of an id are its time; the last ones spread evenly over the folders.
  return `recordings/${recordingId.slice(-2)}/${recordingId}`;
}

export function originalKey(recordingId: string): string {
  return `${folderOf(recordingId)}/original`;
}

export function displayKey(recordingId: string): string {
  return `${folderOf(recordingId)}/display`;
}

/** What is drawn of a photo or a film besides the form for display. */
export type DrawnFormName = PhotoFormName | 'whole' | 'preview';

/** A small form, the one that shows all of an edited photo, or the moving preview of a film. */
export function formKey(recordingId: string, form: DrawnFormName): string {
  return `${folderOf(recordingId)}/${form}`;
}

/** One of the files of a version: what recipients play, what they may keep as MP3, its picture. */
export function versionKey(
  recordingId: string,
  versionId: string,
  part: 'main' | 'mp3' | 'poster',
): string {
  return `${folderOf(recordingId)}/versions/${versionId}/${part}`;
}

/** A new key each time: two requests that send the same part never write to the same object. */
export function newPartKey(recordingId: string): string {
  return `${folderOf(recordingId)}/parts/${randomUUID()}`;
}

export function partsFolder(recordingId: string): string {
  return `${folderOf(recordingId)}/parts`;
}

export function workFolder(recordingId: string): string {
  return `${folderOf(recordingId)}/work`;
}

/** What one run of the preparation writes on its way; gone when it ends. */
export function newWorkFolder(recordingId: string): string {
  return `${workFolder(recordingId)}/${randomUUID()}`;
}
