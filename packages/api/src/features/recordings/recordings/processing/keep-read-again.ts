import { formKey } from '#features/recordings/recordings/blob-keys.ts';
import { keepForms } from '#features/recordings/recordings/keep-forms.ts';
import { editInEffect } from '#features/recordings/recordings/photo-edit.ts';
import { currentPreparation } from '#features/recordings/recordings/preparations.ts';
import {
  announcePrepared,
  preparedColumns,
} from '#features/recordings/recordings/prepared-listeners.ts';
import { prepareStored } from '#features/recordings/recordings/processing/prepare-stored.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import type { RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Reads an original once more, draws a photo as it is edited now, and keeps the result. A ready recording
 * stays ready whatever happens.
 * @returns whether what is in effect now was drawn
 */
export async function keepReadAgain(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
): Promise<boolean> {
  const asked = await editInEffect(ctx, id);
  // A photo that was turned back to how it came is drawn like one that nobody edited.
  const edit = asked && (asked.turn !== 0 || asked.crop) ? asked : null;
  const read = await prepareStored(ctx, { id, familyId }, (stored) => ({
    ...stored,
    task: 'again' as const,
    edit: edit && { turn: edit.turn, crop: edit.crop },
  }));
  const { facts = null, photo = null, film = null } = read ?? {};
  const version = asked?.version ?? 0;
  const isDrawn = await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, RecordingEntity);
    // Weaker than what a deletion takes: others may refer to it meanwhile, under a lock that is taken next.
    await db.selectFrom('recordings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const current = (await editInEffect(ctx, id))?.version ?? 0;
    const shown = photo?.display && {
      problem: photo.problem,
      displayMimeType: photo.display.mimeType,
      displayBytes: photo.display.bytes,
      drawnEdit: version,
    };
    const kept = await db
      .updateTable('recordings')
      .set({ ...shown, preparation: currentPreparation })
      .where('id', '=', id)
      .where('state', '=', 'READY')
      .returning(preparedColumns)
      .executeTakeFirst();
    if (!kept) return true;
    const forms = photo?.forms ?? film;
    if (forms) await keepForms(ctx, kept, forms);
    const looks = forms?.looks ?? null;
    await announcePrepared(ctx, { ...kept, facts, looks });
    return Boolean(shown) && current === version;
  });
  if (isDrawn && !edit && version > 0) await ctx.app.blobs.remove(formKey(id, 'whole'));
  return isDrawn;
}
