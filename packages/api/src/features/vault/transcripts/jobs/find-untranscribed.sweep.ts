import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { familyRecordings } from '#features/recordings/recordings/index.ts';
import { transcriptsTurned } from '#features/vault/transcripts/transcripts-turned.ts';
import {
  enqueueTranscription,
  requestTranscript,
} from '#features/vault/transcripts/request-transcript.ts';
import {
  TranscriptEntity,
  VaultAnalysisEntity,
} from '#features/vault/transcripts/transcript.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const familiesAtOnce = 50;
const stalledAtOnce = 100;
/** New recordings are announced; this finds what was kept from a thank-you, or missed. */
const hoursBetweenLooks = 6;
const stalledAfterHours = 6;

/**
 * Lets recordings that families had before they turned transcripts on take their turn, the newest first
 * and a few at a time, and asks again for those whose job was lost.
 */
export const findUntranscribed = defineSweep({
  name: 'find-untranscribed',
  everySeconds: 60,
  channels: [transcriptsTurned],
  run: async (ctx) => {
    if (!ctx.app.speech) return;
    for (const familyId of await familiesToLookAt(ctx)) await lookAt(ctx, familyId);
    await askAgainForStalled(ctx);
  },
});

async function familiesToLookAt(ctx: RequestContext): Promise<string[]> {
  const rows = await tables(ctx.em, VaultAnalysisEntity)
    .selectFrom('vault_analyses')
    .select('familyId')
    .where('isOn', '=', true)
    .where('nextLookAt', '<=', ctx.clock.now())
    .orderBy('nextLookAt')
    .limit(familiesAtOnce)
    .execute();
  return rows.map(({ familyId }) => familyId);
}

async function lookAt(ctx: RequestContext, familyId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const room = transcriptLimits.backlogPerFamily - (await countOpen(ctx, familyId));
    const found = room > 0 ? await familyRecordings(ctx, familyId, room, hasTranscript) : [];
    for (const id of found) await requestTranscript(ctx, { id, familyId });
    // Every recording has its row when there was more room than recordings.
    const isDone = room > 0 && found.length < room;
    const now = ctx.clock.now();
    await tables(ctx.em, VaultAnalysisEntity)
      .updateTable('vault_analyses')
      .set({ nextLookAt: isDone ? now.add({ hours: hoursBetweenLooks }) : now })
      .where('familyId', '=', familyId)
      .execute();
  });
}

const hasTranscript = (recordingId: string) =>
  sql<boolean>`exists (select from transcripts t where t.recording_id = ${sql.raw(recordingId)})`;

async function countOpen(ctx: RequestContext, familyId: string): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ open: number }>`
      select count(*)::int as open from transcripts
      where family_id = ${familyId} and state in ('WAITING', 'RUNNING')`,
  );
  return row?.open ?? 0;
}

/** Their retries ran out while the storage was down, or there was no engine when their turn came. */
async function askAgainForStalled(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, TranscriptEntity);
    const stalled = await db
      .selectFrom('transcripts')
      .select(['recordingId', 'familyId'])
      .where('state', 'in', ['WAITING', 'RUNNING'])
      .where('touchedAt', '<', now.subtract({ hours: stalledAfterHours }))
      .orderBy('touchedAt')
      .limit(stalledAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { recordingId, familyId } of stalled) {
      await db
        .updateTable('transcripts')
        .set({ touchedAt: now })
        .where('recordingId', '=', recordingId)
        .execute();
      await enqueueTranscription(ctx, { id: recordingId, familyId });
    }
  });
}
