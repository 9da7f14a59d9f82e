import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  keepHeldVoice,
  recordingType,
  type Recording,
} from '#features/recordings/recordings/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { authorOfMessage } from '#features/messages/messages/index.ts';

/**
 * Adds a spoken thank-you to the family's recordings. The author's own choice; idempotent.
 * @throws AppError NOT_FOUND for thanks of anyone else's message, and for thanks in words
 */
export async function keepVoice(ctx: RequestContext, thanksId: string): Promise<Recording> {
  const member = requireMember(ctx);
  return inTransaction(ctx, async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ recordingId: string }>`
        select t.recording_id from delivery_thanks t
        where t.id = ${thanksId} and t.recording_id is not null
          and t.family_id = ${member.familyId} and ${authorOfMessage('t.message_id')} = ${member.userId}`,
    );
    if (!row) throw new AppError('NOT_FOUND');
    requireRight(ctx, 'addRecordings');
    await keepHeldVoice(ctx, row.recordingId);
    return recordingType(await findVisibleRecording(ctx, row.recordingId));
  });
}
