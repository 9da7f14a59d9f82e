import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import {
  mapArea,
  timelineMonth,
  timelineStart,
  type MapArea,
} from '@infinite/schema/vault/facts.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { visibleAmong, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { inArea } from '#features/vault/facts/places-in-area.ts';
import { inMonth, shownTo, upTo } from '#features/vault/facts/timeline-rows.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

interface Asked {
  /** A month or a year, '1987-06' or '1987', that the page begins with. */
  readonly from?: string | null;
  /** Nothing but this month, as `timelineMonths` names it. */
  readonly month?: string | null;
  readonly kinds?: readonly RecordingKindName[] | null;
  /** Nothing but what lies there on the map. */
  readonly area?: MapArea | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

interface TimelinePage extends Omit<ListPage<ShownRecording>, 'cursorOf'> {
  readonly cursorOf: (item: { readonly id: string }) => string;
}

const place = z.tuple([z.string().max(30), z.guid()]);

/**
 * What the family keeps by when it was taken, the latest first. An uncertain date counts as the start of
 * its span; what has no date comes last. @throws AppError INVALID_INPUT
 */
export async function listTimeline(ctx: RequestContext, asked: Asked): Promise<TimelinePage> {
  const member = requireMember(ctx);
  const { from, month, kinds, area, first, after } = asked;
  const size = pageSizeOf(first, vaultLimits.timeline);
  const start = from == null ? null : parseInput(timelineStart, { from }).from;
  const only = month == null ? null : parseInput(timelineMonth, { month }).month;
  const position = after ? placeOf(after, place) : null;
  let query = tables(ctx.em, ItemFactsEntity)
    .selectFrom('item_facts')
    .select(['recordingId', 'takenLocal'])
    .where('familyId', '=', member.familyId)
    .where(shownTo(member, kinds))
    .orderBy('takenLocal', 'desc')
    .orderBy('recordingId', 'desc')
    .limit(size + 1);
  if (start !== null) query = query.where(upTo(start));
  if (only !== null) query = query.where(inMonth(only));
  if (area) query = query.where(inArea(parseInput(mapArea, area)));
  if (position) {
    query = query.where(
      sql<boolean>`(taken_local, recording_id) < (${position[0]}, ${position[1]}::uuid)`,
    );
  }
  const rows = await query.execute();
  const shown = rows.slice(0, size);
  const takenOf = new Map(shown.map(({ recordingId, takenLocal }) => [recordingId, takenLocal]));
  return {
    nodes: await visibleAmong(ctx, [...takenOf.keys()]),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([takenOf.get(id) ?? '', id]),
  };
}
