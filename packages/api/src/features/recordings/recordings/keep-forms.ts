import type { RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import type { DrawnFormName } from '#features/recordings/recordings/blob-keys.ts';
import { PhotoFormsEntity } from '#features/recordings/recordings/photo-forms.entity.ts';
import type { DrawnForms } from '#features/recordings/recordings/processing/draw-forms.ts';
import { tables } from '#platform/database/tables.ts';

/** Writes down which small forms of a photo are stored. */
export async function keepForms(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  { placeholder, looks: _, ...forms }: DrawnForms,
): Promise<void> {
  const words = { kind: 'photo-placeholder', row: id } as const;
  const columns = {
    ...forms,
    sealedPlaceholder: await sealWords(ctx, familyId, words, placeholder),
  };
  await tables(ctx.em, PhotoFormsEntity)
    .insertInto('photo_forms')
    .values({ recordingId: id, familyId, ...columns })
    .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(columns))
    .execute();
}

/** The small forms that are stored of a recording. Checks no permission. */
export async function storedForms(
  ctx: RequestContext,
  recordingId: string,
): Promise<DrawnFormName[]> {
  const row = await tables(ctx.em, PhotoFormsEntity)
    .selectFrom('photo_forms')
    .select(['wholeBytes', 'previewBytes'])
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
  if (!row) return [];
  return [
    'small',
    'middle',
    ...(row.wholeBytes === null ? [] : (['whole'] as const)),
    ...(row.previewBytes === null ? [] : (['preview'] as const)),
  ];
}
