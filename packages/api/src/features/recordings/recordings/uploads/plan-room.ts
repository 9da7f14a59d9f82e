import { plans, freePlan, planIds, type PlanId } from '@infinite/schema/catalogue/plans';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { ownerIdsOf } from '#features/people/families/index.ts';
import { plansOf } from '#features/people/subscriptions/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Upload {
  readonly familyId: string;
  readonly kind: string;
  /** The take that grows; what it has already is counted once. */
  readonly recordingId?: string;
}

/**
 * Refuses what would exceed the room of the family's plan for photos, videos and files. Voice is not
 * counted; what claimed to be voice and is none, is.
 * @param bytes that the upload will have in the end, or has so far
 * @throws AppError PLAN_FULL
 */
export async function requireRoom(
  ctx: RequestContext,
  upload: Upload,
  bytes: number,
): Promise<void> {
  if (upload.kind === 'VOICE') return;
  const limit = plans[await planOf(ctx, upload.familyId)].limits.mediaBytes;
  const used = await usedBytes(ctx, upload);
  if (used + bytes <= limit && used < limit) return;
  throw new AppError('PLAN_FULL', { words: memoryWords.planFull(sizeWords(limit)) });
}

/** Files as they came and uploads on their way; copies in sample families show others' bytes. */
async function usedBytes(ctx: RequestContext, upload: Upload): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ used: number }>`
      select coalesce(sum(greatest(r.bytes, coalesce(u.length, 0), coalesce(u.received, 0))), 0)::float8
        as used
      from recordings r left join recording_uploads u on u.recording_id = r.id
      where r.family_id = ${upload.familyId} and r.stored_as is null and not r.held_for_author
        and (r.kind <> 'VOICE' or r.state = 'FAILED')
        and r.id is distinct from ${upload.recordingId ?? null}::uuid`,
  );
  return row?.used ?? 0;
}

/** The largest plan that an owner of the family has. */
async function planOf(ctx: RequestContext, familyId: string): Promise<PlanId> {
  const held = await plansOf(ctx.em, ownerIdsOf(familyId));
  return planIds.findLast((id) => held.has(id)) ?? freePlan;
}
