import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { peopleOf } from '#features/collaboration/subjects/index.ts';
import {
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import type { StoryRow } from '#features/stories/stories/story.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Summary {
  readonly id: string;
  readonly chapters: number;
  readonly coverId: string | null;
}
interface ShownSummary {
  readonly chapters: number;
  /** The first picture that the actor may see. */
  readonly cover: ShownRecording | null;
}

const summaryKey = Symbol('what lists show of stories');
const makerKey = Symbol('who made stories');

/** Many stories in two queries. */
export function summaryOf(ctx: RequestContext, storyId: string): Promise<ShownSummary> {
  const make = () =>
    // A mutation in the same request may change it.
    new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false });
  return loaderOf(ctx, summaryKey, make).load(storyId);
}

/** The name of who made it; '' when the account is gone. */
export async function makerOf(
  ctx: RequestContext,
  { familyId, createdBy }: Pick<StoryRow, 'familyId' | 'createdBy'>,
): Promise<string> {
  if (createdBy === null) return '';
  const loader = loaderOf(
    ctx,
    makerKey,
    () =>
      new DataLoader(async (ids: readonly string[]) => {
        const personOf = await peopleOf(ctx, familyId, ids);
        return ids.map((id) => personOf(id).name);
      }),
  );
  return loader.load(createdBy);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<ShownSummary[]> {
  const isSeen = seenInLists(requireMember(ctx), sql.ref('p.recording_id'));
  const rows = await rowsOf(
    ctx.em,
    sql<Summary>`
      select s.id, (select count(*)::int from story_chapters c where c.story_id = s.id) as chapters,
        cover.recording_id as cover_id
      from stories s
      left join lateral (
        select p.recording_id from story_chapters c join story_pictures p on p.chapter_id = c.id
        where c.story_id = s.id and ${isSeen}
        order by c.place, c.id, p.place, p.id limit 1) cover on true
      where s.id = any(${[...ids]}::uuid[])`,
  );
  const covers = await visibleAmong(
    ctx,
    rows.flatMap(({ coverId }) => coverId ?? []),
  );
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const { chapters = 0, coverId = null } = byId.get(id) ?? {};
    return { chapters, cover: coverId === null ? null : (coverOf.get(coverId) ?? null) };
  });
}
