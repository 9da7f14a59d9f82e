import { mediaLimits, megabyte } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import type { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { headBytes, isSound } from '#features/recordings/recordings/processing/recognise.ts';
import { RecordingPartEntity } from '#features/recordings/recordings/recording-part.entity.ts';
import type { Take } from '#features/recordings/recordings/uploads/take.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Claim {
  readonly kind: string | null | undefined;
  readonly origin: string | null | undefined;
}

/** Megabytes that a chosen file may have. */
export async function fileLimitMb(ctx: RequestContext): Promise<number> {
  return (await readSettings(ctx)).maxFileSize;
}

/** Megabytes for what an upload says it is; `allowedBytes` asks the content as it arrives. */
export async function claimedLimitMb(ctx: RequestContext, claim: Claim): Promise<number> {
  return Math.max(recordedLimitMb(claim), await fileLimitMb(ctx));
}

/** 0 for what does not come from the recorder. */
function recordedLimitMb({ kind, origin }: Claim): number {
  if (origin !== 'recorded' || (kind !== 'VOICE' && kind !== 'VIDEO')) return 0;
  return mediaLimits.recordedTakeMb[kind];
}

/**
 * How many bytes of this take may arrive, as far as its content is known. The room of a recorder's
 * take is for sound and film alone, as its first bytes show: anything else keeps to the limit of
 * files, and a length announced above it is refused as soon as they are here.
 * @param at bytes that have arrived
 * @throws AppError TOO_LARGE
 */
export async function allowedBytes(
  ctx: RequestContext,
  vault: FamilyVault,
  take: Take,
  at: number,
): Promise<number> {
  const fileMb = await fileLimitMb(ctx);
  const recordedMb = recordedLimitMb(take);
  // What was begun within an older limit may be finished.
  if (recordedMb === 0) return Math.max(fileMb * megabyte, take.length ?? 0);
  const fileBytes = fileMb * megabyte;
  if (Math.max(at, take.length ?? 0) < fileBytes || at === 0) return fileBytes;
  if (await isSound(await headOf(ctx, vault, take.id))) {
    return Math.max(recordedMb, fileMb) * megabyte;
  }
  if (at < headBytes && at < (take.length ?? Infinity)) return headBytes;
  throw new AppError('TOO_LARGE', { words: memoryWords.tooLarge(fileMb) });
}

/** The first bytes of what has arrived. */
async function headOf(
  ctx: RequestContext,
  vault: FamilyVault,
  recordingId: string,
): Promise<Buffer> {
  const parts = await tables(ctx.em, RecordingPartEntity)
    .selectFrom('recording_parts')
    .select(['blobKey'])
    .where('recordingId', '=', recordingId)
    .where('start', '<', headBytes)
    .orderBy('start')
    .execute();
  const pieces: Buffer[] = [];
  let held = 0;
  for (const { blobKey } of parts) {
    for await (const piece of vault.read(blobKey)) {
      pieces.push(Buffer.from(piece));
      held += piece.length;
      if (held >= headBytes) break;
    }
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}
