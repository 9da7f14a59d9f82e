import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { openWords } from '#features/people/families/index.ts';
import type { DrawnFormName } from '#features/recordings/recordings/blob-keys.ts';
import {
  PhotoFormsEntity,
  type PhotoFormsRow,
} from '#features/recordings/recordings/photo-forms.entity.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { ofEdit, type PhotoForms } from '#features/recordings/recordings/recording.types.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { tables } from '#platform/database/tables.ts';

const formsKey = Symbol('small forms of photos');

/** The small forms of a photo, or null; many in one query. Call for visible recordings. */
export function formsOf(ctx: RequestContext, recordingId: string): Promise<PhotoForms | null> {
  const loader = loaderOf(
    ctx,
    formsKey,
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids)),
  );
  return loader.load(recordingId);
}

/** Null for a photo or film without such a form. Checks no permission. */
export async function bytesOfForm(
  ctx: RequestContext,
  recordingId: string,
  form: DrawnFormName,
): Promise<number | null> {
  const row = await tables(ctx.em, PhotoFormsEntity)
    .selectFrom('photo_forms')
    .select(`${form}Bytes` as const)
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
  return row ? row[`${form}Bytes`] : null;
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(PhotoForms | null)[]> {
  const rows = await tables(ctx.em, PhotoFormsEntity, RecordingEntity)
    .selectFrom('photo_forms')
    .innerJoin('recordings', 'recordings.id', 'photo_forms.recordingId')
    .selectAll('photo_forms')
    .select('recordings.drawnEdit')
    .where('recordingId', 'in', [...ids])
    .execute();
  const forms = await Promise.all(rows.map((row) => shown(ctx, row)));
  const byId = new Map(rows.map(({ recordingId }, at) => [recordingId, forms[at] ?? null]));
  return ids.map((id) => byId.get(id) ?? null);
}

type ShownRow = PhotoFormsRow & { readonly drawnEdit: number };

async function shown(ctx: RequestContext, row: ShownRow): Promise<PhotoForms> {
  const { recordingId, width, height, drawnEdit, previewBytes } = row;
  return {
    width,
    height,
    placeholder: await placeholderOf(ctx, row),
    smallUrl: `/media/${recordingId}/small${ofEdit(drawnEdit)}`,
    middleUrl: `/media/${recordingId}/middle${ofEdit(drawnEdit)}`,
    previewUrl: previewBytes === null ? null : `/media/${recordingId}/preview`,
  };
}

/** Empty where it was altered or moved: a photo is shown without it. */
async function placeholderOf(ctx: RequestContext, row: PhotoFormsRow): Promise<string> {
  const { recordingId, familyId, sealedPlaceholder } = row;
  const words = { kind: 'photo-placeholder', row: recordingId } as const;
  try {
    return await openWords(ctx, familyId, words, sealedPlaceholder);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    ctx.app.log.error({ err: error, recording: recordingId }, 'a placeholder does not open');
    return '';
  }
}
