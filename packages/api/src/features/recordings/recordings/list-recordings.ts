import { mediaLimits, type RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  recordingFrom,
  shownColumns,
  type ListedRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { mayAct } from '#features/people/families/index.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { instantText } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface ListOptions {
  kinds?: readonly RecordingKindName[] | null;
  first?: number | null;
  after?: string | null;
}

export interface RecordingPage {
  readonly recordings: ListedRecording[];
  readonly hasNextPage: boolean;
}

const cursorPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What the family keeps, newest first; takes still on their way are listed apart. The cursor is
 * the id, which sorts by the time of its making.
 */
export async function listRecordings(
  ctx: RequestContext,
  { kinds, first, after }: ListOptions,
): Promise<RecordingPage> {
  const member = requireMember(ctx);
  const size = Math.min(Math.max(first ?? mediaLimits.listPage, 1), mediaLimits.listPageMax);
  if (after && !cursorPattern.test(after)) throw new AppError('INVALID_INPUT');
  const { familyId, userId } = member;
  // Who left the family sees what they made there.
  const isOwnOnly = !mayAct(member, 'seeRecordings');
  const hasKinds = kinds != null && kinds.length > 0;
  const values = { familyId, userId, kinds: kinds ?? [], after: after ?? '' };
  const rows = await runPage(
    ctx.em,
    `${size} ${hasKinds} ${Boolean(after)} ${isOwnOnly}`,
    values,
    (places) => pageOf(ctx.em, places, { size, hasKinds, isAfter: Boolean(after), isOwnOnly }),
  );
  const shown = rows.slice(0, size).map((row) => {
    const createdAt = instantText(row.createdAt);
    return recordingFrom(ctx, Object.assign(row, { createdAt }));
  });
  return { recordings: await Promise.all(shown), hasNextPage: rows.length > size };
}

interface Shape {
  readonly size: number;
  readonly hasKinds: boolean;
  readonly isAfter: boolean;
  readonly isOwnOnly: boolean;
}

/** A page and one row more, which tells whether there is a next page. */
function pageOf(
  em: EntityManager,
  places: Readonly<Record<'familyId' | 'userId' | 'kinds' | 'after', string>>,
  { size, hasKinds, isAfter, isOwnOnly }: Shape,
) {
  let query = tables(em, RecordingEntity)
    .selectFrom('recordings')
    .modifyFront(asPrepared)
    .select(shownColumns)
    .select(sql<string>`created_at::text`.as('createdAt'))
    .where('familyId', '=', places.familyId)
    .where('state', '!=', 'UPLOADING')
    .where('heldForAuthor', '=', false)
    .where(
      sql<boolean>`(audience = 'FAMILY' or (audience = 'MAKER' and created_by = ${places.userId}))`,
    )
    .orderBy('id', 'desc')
    .limit(sql.lit(size + 1));
  if (isOwnOnly) query = query.where('createdBy', '=', places.userId);
  if (hasKinds) query = query.where(sql<boolean>`kind = any(${places.kinds})`);
  if (isAfter) query = query.where('id', '<', places.after);
  return query;
}

const runPage = compiledOnce<Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]>();
