import { activityLimits, eventSubjectKinds } from '@infinite/schema/catalogue/activity';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import {
  findEventSubjects,
  type EventSubject,
} from '#features/collaboration/activity/event-subjects.ts';
import {
  FamilyEventEntity,
  type FamilyEvent,
} from '#features/collaboration/activity/family-event.entity.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

interface VisibleEvent extends FamilyEvent {
  /** Null for what happened to a member. */
  readonly title: string | null;
  readonly path: string | null;
}

interface ShownEvent extends VisibleEvent {
  readonly actor: Relative;
}

const place = z.tuple([z.iso.datetime({ offset: true }), z.guid()]);
type Place = z.infer<typeof place>;
const placeAt = ({ at, id }: FamilyEvent): Place => [at.toString(), id];

/**
 * What happened in the family in view, newest first. What is about something that is gone, or that the
 * actor may not see, is left out before pages are counted, so that no gap tells of it.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listEvents(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<ShownEvent>> {
  const { familyId } = requireRight(ctx, 'seePeople');
  const size = pageSizeOf(first, activityLimits);
  const found: VisibleEvent[] = [];
  let from = after ? placeOf(after, place) : null;
  let limit = size + 1;
  for (let isMore = true; isMore && found.length <= size;) {
    const rows = await rowsAfter(ctx, { familyId, from, limit });
    found.push(...(await visibleOf(ctx, rows)));
    const last = rows.at(-1);
    isMore = rows.length === limit;
    if (last) from = placeAt(last);
    // Where little is visible, thousands of events take few statements.
    limit = Math.min(4 * limit, activityLimits.readAtOnce);
  }
  const page = found.slice(0, size);
  const person = await peopleOf(
    ctx,
    familyId,
    page.map(({ actorId }) => actorId),
  );
  return {
    nodes: page.map((event) => ({ ...event, actor: person(event.actorId) })),
    hasNextPage: found.length > size,
    cursorOf: (event) => cursorOf(placeAt(event)),
  };
}

function rowsAfter(
  ctx: RequestContext,
  { familyId, from, limit }: { familyId: string; from: Place | null; limit: number },
): Promise<FamilyEvent[]> {
  let query = tables(ctx.em, FamilyEventEntity)
    .selectFrom('family_events')
    .selectAll()
    .where('familyId', '=', familyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (from) {
    query = query.where(sql<boolean>`(at, id) < (${from[0]}::timestamptz, ${from[1]}::uuid)`);
  }
  return query.execute();
}

/** One look at the subjects of each kind, however many events there are. */
async function visibleOf(
  ctx: RequestContext,
  rows: readonly FamilyEvent[],
): Promise<VisibleEvent[]> {
  const subjects = new Map<string, EventSubject>();
  for (const kind of eventSubjectKinds) {
    const ids = rows.flatMap((row) => (row.subjectKind === kind ? [row.subjectId ?? ''] : []));
    for (const [id, subject] of await findEventSubjects(ctx, kind, ids)) subjects.set(id, subject);
  }
  return rows.flatMap((row): VisibleEvent[] => {
    if (row.subjectId === null) return [{ ...row, title: null, path: null }];
    const subject = subjects.get(row.subjectId);
    return subject ? [{ ...row, ...subject }] : [];
  });
}
