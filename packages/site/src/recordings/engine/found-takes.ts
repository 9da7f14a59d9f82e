import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { Journal } from './journal.ts';
import type { Take } from './take.ts';
import { takeBackUpload } from './take-delivery.ts';
import { heldTakes, holdTake } from './take-lock.ts';

/**
 * Takes that an earlier visit left behind: cut off, half sent, or never decided upon. Those that
 * another tab is busy with are not among them, and those without a sound are cleared away.
 */
export async function findTakes(journal: Journal, memberId: string): Promise<Take[]> {
  const takes = await journal.takesOf(memberId);
  const held = await heldTakes(takes.map((take) => take.id));
  const free = takes.filter((take) => !held.has(take.id));
  const empty = free.filter(isEmpty);
  await Promise.all(empty.map((take) => discardTake(journal, take)));
  return free.filter((take) => !isEmpty(take) && !take.carried);
}

export function isEmpty(take: Take): boolean {
  return take.bytes === 0 || take.elapsedMs < recorderCatalogue.emptyBelowMs;
}

/** Removes a take for good, here and what the server has of it; false when another tab holds it. */
export async function discardTake(journal: Journal, take: Take): Promise<boolean> {
  const release = await holdTake(take.id);
  if (!release) return false;
  try {
    if (take.uploadUrl) await takeBackUpload(take.uploadUrl);
    await journal.remove(take.id);
    return true;
  } finally {
    release();
  }
}

/** The take as one file, to be listened to before (or without) the server. */
export async function fileOfTake(
  journal: Journal,
  take: Pick<Take, 'id' | 'bytes' | 'mimeType'>,
): Promise<Blob> {
  const parts: Blob[] = [];
  // Blobs of blobs: the browser keeps them on the disk, so that hours do not fill the memory.
  for (let offset = 0; offset < take.bytes;) {
    const part = await journal.read(take.id, offset, PART_BYTES);
    if (part.size === 0) break;
    parts.push(part);
    offset += part.size;
  }
  return new Blob(parts, { type: take.mimeType });
}

const PART_BYTES = 8 * 1024 * 1024;
