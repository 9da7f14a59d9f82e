import { mediaLimits, type RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  recordingFrom,
  selectRecordings,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface ListOptions {
  kinds?: readonly RecordingKindName[] | null;
  first?: number | null;
  after?: string | null;
}

export interface RecordingPage {
  readonly recordings: ShownRecording[];
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
  let query = selectRecordings(ctx)
    .modifyFront(asPrepared)
    .where('familyId', '=', member.familyId)
    .where('state', '!=', 'UPLOADING')
    .where('heldForAuthor', '=', false)
    .orderBy('id', 'desc')
    .limit(sql.lit(size + 1));
  if (after) query = query.where('id', '<', after);
  if (kinds && kinds.length > 0) query = query.where('kind', 'in', kinds);
  const rows = await query.execute();
  const shown = rows.slice(0, size).map((row) => recordingFrom(ctx, row));
  return { recordings: await Promise.all(shown), hasNextPage: rows.length > size };
}
