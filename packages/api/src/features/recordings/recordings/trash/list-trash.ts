import { mediaLimits } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import {
  recordingFrom,
  shownColumns,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface Trashed {
  readonly recording: ShownRecording;
  readonly trashedAt: Temporal.Instant;
  readonly erasedAt: Temporal.Instant;
  /** Until it is erased, the day that has begun included. */
  readonly daysLeft: number;
}

const pages = { page: mediaLimits.listPage, pageMax: mediaLimits.listPageMax };

/** What the actor deleted in the family in view and can restore, the last deleted first. */
export async function listTrash(
  ctx: RequestContext,
  { first, after }: { readonly first: number | null; readonly after: string | null },
): Promise<ListPage<Trashed>> {
  const member = requireMember(ctx);
  const size = pageSizeOf(first, pages);
  const position = after ? placeOf(after, z.tuple([z.iso.datetime(), z.guid()])) : null;
  const mayChange = mayAct(member, 'changeOwnRecordings');
  let query = tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...shownColumns, 'createdAt', 'trashedAt'])
    .where('createdBy', '=', member.userId)
    .where('familyId', '=', member.familyId)
    .where('trashedAt', 'is not', null)
    .where('audienceBefore', '!=', 'NOBODY')
    .where(sql<boolean>`(held_for_author or ${mayChange}::boolean)`)
    .orderBy('trashedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (position) {
    const [at, id] = position;
    query = query.where(sql<boolean>`(trashed_at, id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const now = ctx.clock.now();
  const nodes = await Promise.all(
    rows.slice(0, size).map(async (row) => {
      const trashedAt = row.trashedAt ?? now;
      const erasedAt = trashedAt.add({ hours: mediaLimits.trashDays * 24 });
      const daysLeft = Math.max(0, Math.ceil(now.until(erasedAt).total('days')));
      return { recording: await recordingFrom(ctx, row), trashedAt, erasedAt, daysLeft };
    }),
  );
  return {
    nodes,
    hasNextPage: rows.length > size,
    cursorOf: ({ trashedAt, recording }) => cursorOf([trashedAt.toString(), recording.id]),
  };
}
