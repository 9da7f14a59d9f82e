import { documentTextLimits as limits } from '@infinite/schema/catalogue/document-texts';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { DocumentTextEntity } from '#features/insights/document-texts/document-text.entity.ts';
import { enqueueReading, requestText } from '#features/insights/document-texts/request-text.ts';
import { findDocuments } from '#features/recordings/recordings/index.ts';
import { transcriptsTurned, wantsAnalysis } from '#features/vault/transcripts/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const stalledAfterHours = 1;

/**
 * Lets documents that families had before they turned this on take their turn, the newest first and a few at
 * a time, and asks again for those whose job was lost.
 */
export const findUnreadDocuments = defineSweep({
  name: 'find-unread-documents',
  everySeconds: 60,
  channels: [transcriptsTurned],
  run: async (ctx) => {
    await inTransaction(ctx, async (ctx) => {
      const room = limits.backlog - (await countOpen(ctx));
      if (room <= 0) return;
      const asked = { wants: wantsAnalysis, isKnown, limit: room };
      for (const document of await findDocuments(ctx, asked)) await requestText(ctx, document);
    });
    await askAgainForStalled(ctx);
  },
});

const isKnown = (recordingId: RawBuilder<string>) =>
  sql<boolean>`exists (select from document_texts d where d.recording_id = ${recordingId})`;

async function countOpen(ctx: RequestContext): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ open: number }>`
      select count(*)::int as open from document_texts where state in ('WAITING', 'RUNNING')`,
  );
  return row?.open ?? 0;
}

async function askAgainForStalled(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const stalled = await tables(ctx.em, DocumentTextEntity)
      .updateTable('document_texts')
      .set({ touchedAt: now })
      .where('state', 'in', ['WAITING', 'RUNNING'])
      .where('touchedAt', '<', now.subtract({ hours: stalledAfterHours }))
      .returning(['recordingId', 'familyId'])
      .execute();
    for (const { recordingId, familyId } of stalled) {
      await enqueueReading(ctx, { id: recordingId, familyId });
    }
  });
}
