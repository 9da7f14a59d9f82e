import { transcriptWords as words } from '@infinite/schema/words/transcripts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { VaultAnalysisEntity } from '#features/vault/transcripts/transcript.entity.ts';
import { transcriptsTurned } from '#features/vault/transcripts/transcripts-turned.ts';
import { notify } from '#platform/notifications/notify.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * From now on what the family hears together is transcribed, and what it has kept before, by and by.
 * @throws AppError FORBIDDEN; WRONG_STATE where there is no engine
 */
export async function turnTranscriptsOn(ctx: RequestContext): Promise<void> {
  if (!ctx.app.speech) {
    requireRight(ctx, 'turnOnTranscripts');
    throw new AppError('WRONG_STATE', { words: words.unavailable });
  }
  await turn(ctx, true);
}

/** Nothing is transcribed any more. What there is stays, and what waits is dropped by its job. */
export async function turnTranscriptsOff(ctx: RequestContext): Promise<void> {
  await turn(ctx, false);
}

async function turn(ctx: RequestContext, isOn: boolean): Promise<void> {
  requirePerson(ctx);
  const { familyId, userId } = requireRight(ctx, 'turnOnTranscripts');
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const changed = { isOn, changedBy: userId, changedAt: now, nextLookAt: now };
    const row = await tables(ctx.em, VaultAnalysisEntity)
      .insertInto('vault_analyses')
      .values({ familyId, ...changed })
      .onConflict((conflict) =>
        // Turned the same way again, it keeps who did it first, and when.
        conflict.column('familyId').doUpdateSet(changed).where('vault_analyses.isOn', '!=', isOn),
      )
      .returning('familyId')
      .executeTakeFirst();
    if (!row) return;
    await notify(ctx, transcriptsTurned);
    const kind = isOn ? 'TRANSCRIPTS_ON' : 'TRANSCRIPTS_OFF';
    await recordEvent(ctx, { familyId, kind, actorId: userId });
  });
}
