import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { freePlan, planIds, plans } from '@infinite/schema/catalogue/plans';
import { sql } from 'kysely';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { mayAct, ownerIdsOf } from '#features/people/families/index.ts';
import type { KeptSpace, LegacyArea } from '#features/insight/home/index.ts';
import { plansOf } from '#features/people/subscriptions/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Kept {
  readonly kind: RecordingKindName;
  readonly count: number;
  readonly bytes: number;
}

/** For the home page: voices and films, and pictures and files, that the family keeps. */
export async function countedKept(ctx: RequestContext): Promise<LegacyArea[]> {
  if (!mayAct(ctx.actor, 'seeRecordings')) return [];
  const kept = await keptByFamily(ctx);
  const countOf = (...kinds: RecordingKindName[]) =>
    kept.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);
  return [
    { name: 'RECORDINGS', count: countOf('VOICE', 'VIDEO') },
    { name: 'PICTURES', count: countOf('PHOTO', 'FILE') },
  ];
}

/** For the home page: what counts towards the owner's plan, and how much that allows. */
export async function spaceOfFamily(ctx: RequestContext): Promise<KeptSpace | null> {
  if (!mayAct(ctx.actor, 'seeRecordings')) return null;
  const { familyId } = requireMember(ctx);
  const [kept, held] = await Promise.all([
    keptByFamily(ctx),
    plansOf(ctx.em, ownerIdsOf(familyId)),
  ]);
  const best = planIds.findLast((id) => held.has(id)) ?? freePlan;
  // Voice messages are free without limit.
  const counted = kept.filter(({ kind }) => kind !== 'VOICE');
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    limitBytes: plans[best].limits.mediaBytes,
  };
}

const keptKey = Symbol('what the family keeps');

/**
 * By kind, read once a request: how many of them the actor may see, and the bytes of all, since the
 * hidden ones take up space as well. The index `recordings_kept` answers it without the table, and
 * `recordings_hidden` has the few that are taken off.
 */
function keptByFamily(ctx: RequestContext): Promise<Kept[]> {
  const { familyId, userId } = requireMember(ctx);
  return loaderOf(ctx, keptKey, () =>
    rowsOf(
      ctx.em,
      sql<Kept>`
        select ${asPrepared} kind, (kept.count - coalesce(hidden.count, 0))::int as count, bytes
        from (
          select kind, count(*), sum(bytes + coalesce(display_bytes, 0))::float8 as bytes
          from recordings
          where family_id = ${familyId} and state <> 'UPLOADING' and not held_for_author
          group by kind) kept
        left join (
          select kind, count(*) from recordings
          where family_id = ${familyId} and state <> 'UPLOADING' and not held_for_author
            and audience <> 'FAMILY' and (audience = 'NOBODY' or created_by <> ${userId})
          group by kind) hidden using (kind)`,
    ),
  );
}
