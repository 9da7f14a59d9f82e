import { pictureLimits as limits } from '@infinite/schema/catalogue/pictures';
import { sql, type RawBuilder } from 'kysely';
import { requireMember, type Member, type RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { alikeGroups } from '#features/pictures/likenesses/alike-groups.ts';
import { AlikeItemsEntity } from '#features/pictures/likenesses/alike-items.entity.ts';
import { PhotoLikenessEntity } from '#features/pictures/likenesses/photo-likeness.entity.ts';
import { suggestedOf } from '#features/pictures/likenesses/suggested-of.ts';
import {
  addedBy,
  canDeleteRecording,
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';

interface AlikeItem {
  readonly recording: ShownRecording;
  /** In pixels; null for what is no photo. */
  readonly width: number | null;
  readonly height: number | null;
  readonly addedBy: Relative;
  readonly mayDelete: boolean;
  readonly suggested: boolean;
}

export interface AlikeGroup {
  readonly sameFile: boolean;
  readonly items: readonly AlikeItem[];
}

/** Pairs that nobody called different, of which the member sees both and added one. */
function openTo(member: Member): RawBuilder<boolean> {
  const [first, second] = [sql<string>`a.first_id`, sql<string>`a.second_id`];
  return sql<boolean>`a.family_id = ${member.familyId} and a.different_at is null
    and (${addedBy(member.userId, first)} or ${addedBy(member.userId, second)})
    and ${seenInLists(member, first)} and ${seenInLists(member, second)}`;
}

/**
 * Items that are the same file or look alike, in groups of which the member may delete at least one.
 * @throws AppError UNAUTHENTICATED
 */
export async function listAlike(
  ctx: RequestContext,
): Promise<{ groups: AlikeGroup[]; more: boolean }> {
  const member = requireMember(ctx);
  const pairs = await openPairs(ctx, member);
  const all = alikeGroups(pairs);
  const chosen = all.slice(0, limits.groups);
  const shown = await shownItems(ctx, member, chosen.flat());
  const groups = chosen.flatMap((ids): AlikeGroup[] => {
    const items = ids.flatMap((id) => shown.get(id) ?? []);
    const isAlike = items.length > 1 && items.some(({ mayDelete }) => mayDelete);
    if (!isAlike) return [];
    const digests = new Set(items.map(({ recording }) => recording.sha256));
    const suggested = suggestedOf(items);
    return [
      {
        sameFile: digests.size === 1,
        items: items.map((item) => ({ ...item, suggested: item === suggested })),
      },
    ];
  });
  return { groups, more: all.length > limits.groups || pairs.length === limits.pairsRead };
}

function openPairs(
  ctx: RequestContext,
  member: Member,
): Promise<{ firstId: string; secondId: string }[]> {
  return tables(ctx.em, AlikeItemsEntity)
    .selectFrom('alike_items as a')
    .select(['a.firstId', 'a.secondId'])
    .where(openTo(member))
    .orderBy('a.firstId')
    .orderBy('a.secondId')
    .limit(limits.pairsRead)
    .execute();
}

async function shownItems(ctx: RequestContext, { familyId }: Member, ids: readonly string[]) {
  const recordings = await visibleAmong(ctx, ids);
  const makers = recordings.map(({ createdBy }) => createdBy);
  const personOf = await peopleOf(ctx, familyId, makers);
  const sizes = new Map(
    ids.length === 0
      ? []
      : (
          await tables(ctx.em, PhotoLikenessEntity)
            .selectFrom('photo_likenesses')
            .select(['recordingId', 'width', 'height'])
            .where('recordingId', 'in', [...ids])
            .execute()
        ).map((size) => [size.recordingId, size]),
  );
  return new Map(
    recordings.map((recording) => [
      recording.id,
      {
        recording,
        width: sizes.get(recording.id)?.width ?? null,
        height: sizes.get(recording.id)?.height ?? null,
        addedBy: personOf(recording.createdBy),
        mayDelete: canDeleteRecording(ctx.actor, recording),
      },
    ]),
  );
}
