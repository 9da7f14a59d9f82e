import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { dropHeldVoice } from '#features/recordings/recordings/index.ts';
import { importById } from '#features/tree/gedcom/find-import.ts';
import { folderOfImport } from '#features/tree/gedcom/file/import-keys.ts';
import {
  TreeImportMatchEntity,
  TreeImportMediaEntity,
  TreeImportPartEntity,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Removes what an ended import stored for its own sake: the file, the proposals and, unless it is done, the
 * items that it held. Its row and its report stay.
 */
export const clearImportJob = defineJob({
  name: 'clear-tree-import',
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 20,
  expireInSeconds: 900,
  handle: async (ctx, { importId }) => {
    const found = await importById(ctx, importId);
    if (found && !['DONE', 'FAILED', 'CANCELED'].includes(found.state)) return;
    if (found && found.state !== 'DONE') await dropMedia(ctx, importId);
    const db = tables(ctx.em, TreeImportPartEntity, TreeImportMatchEntity);
    await db.deleteFrom('tree_import_parts').where('importId', '=', importId).execute();
    await db.deleteFrom('tree_import_matches').where('importId', '=', importId).execute();
    await ctx.app.blobs.removeFolder(folderOfImport(importId));
  },
});

async function dropMedia(ctx: RequestContext, importId: string): Promise<void> {
  const db = tables(ctx.em, TreeImportMediaEntity);
  const held = await db
    .selectFrom('tree_import_media')
    .select('recordingId')
    .where('importId', '=', importId)
    .where('isNew', '=', true)
    .execute();
  for (const { recordingId } of held) await dropHeldVoice(ctx, recordingId);
  await db.deleteFrom('tree_import_media').where('importId', '=', importId).execute();
}
