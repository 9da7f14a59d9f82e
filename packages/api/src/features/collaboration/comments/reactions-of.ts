import { commentLimits, type ReactionKindName } from '@infinite/schema/catalogue/collaboration';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type { ReactionTarget } from '#features/collaboration/comments/reaction-target.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface CountedReaction {
  readonly targetId: string;
  readonly kind: ReactionKindName;
  readonly count: number;
  readonly mine: boolean;
  /** The first who left it. */
  readonly userIds: string[];
}

/** The reactions to several things of one kind, in one query. */
export async function reactionsOf(
  ctx: RequestContext,
  target: ReactionTarget,
  ids: readonly string[],
): Promise<CountedReaction[]> {
  const { userId } = requireMember(ctx);
  if (ids.length === 0) return [];
  return rowsOf(
    ctx.em,
    sql<CountedReaction>`
      select target_id, kind, count(*)::int as count, bool_or(user_id = ${userId}) as mine,
        (array_agg(user_id order by created_at, user_id))[1:${sql.lit(commentLimits.namesShown)}]
          as user_ids
      from reactions
      where target_kind = ${target} and target_id = any(${[...ids]}::uuid[])
      group by target_id, kind`,
  );
}
