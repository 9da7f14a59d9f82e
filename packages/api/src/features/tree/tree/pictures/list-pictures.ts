import { grants } from '@infinite/schema/catalogue/api-scopes';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { recordingType, visibleAmong } from '#features/recordings/recordings/index.ts';
import { viewOf } from '#features/tree/tree/living/view-of.ts';
import { voiceLinksOf } from '#features/tree/tree/links/voice-links.ts';
import { linksOf } from '#features/tree/tree/pictures/links-of.ts';
import type { TreePicture } from '#features/tree/tree/pictures/picture.types.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { peopleSeen, photosWith } from '#features/vault/people-in-items/index.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const idsInput = z.array(z.string().max(100)).max(limits.relationsAtOnce);

interface Candidate {
  readonly individualId: string;
  readonly recordingId: string;
  readonly x: number | null;
  readonly y: number | null;
}

/**
 * A photo of each of these individuals: the first that the record shows, otherwise the last added photo of the vault
 * in which they are named. Only of people whom the actor sees whole, and only photos that the actor may see.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function treePictures(ctx: RequestContext, asked: unknown): Promise<TreePicture[]> {
  const ids = parseInput(idsInput, asked).filter((id) => z.guid().safeParse(id).success);
  const { familyId, audience, year } = await readerOf(ctx);
  const key = ctx.actor.kind === 'member' ? ctx.actor.key : undefined;
  if (key && !grants(key.scopes, 'recordings:read')) return [];
  const rows = await individualRows(ctx, familyId, [...new Set(ids)]);
  const whole = rows.filter((row) => viewOf(row, audience, year) === 'FULL').map(({ id }) => id);
  const candidates = [
    ...(await shownByRecords(ctx, familyId, whole)),
    // A program sees what the tree shows, and not who is named in the vault.
    ...(key ? [] : await namedInVault(ctx, familyId, whole)),
  ];
  const photos = await visibleAmong(ctx, [
    ...new Set(candidates.map(({ recordingId }) => recordingId)),
  ]);
  const photoOf = new Map(
    photos.filter(({ kind }) => kind === 'PHOTO').map((photo) => [photo.id, photo]),
  );
  const byPerson = Map.groupBy(candidates, ({ individualId }) => individualId);
  return [...byPerson.values()].flatMap((own): TreePicture[] => {
    const first = own.find(({ recordingId }) => photoOf.has(recordingId));
    const photo = first && photoOf.get(first.recordingId);
    if (!first || !photo) return [];
    const { individualId, x, y } = first;
    return [{ individualId, x, y, recording: recordingType(photo) }];
  });
}

async function shownByRecords(
  ctx: RequestContext,
  familyId: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  const links = await voiceLinksOf(ctx, familyId, ids);
  return links
    .filter(({ fact }) => fact === null)
    .map(({ recordId, recordingId }) => ({
      ...{ individualId: recordId, recordingId, x: null, y: null },
    }));
}

/** Of the people whom the actor may see in the vault. */
async function namedInVault(
  ctx: RequestContext,
  familyId: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  const links = await linksOf(ctx, familyId, ids);
  if (links.length === 0) return [];
  const asked = links.map(({ kind, subjectId }) => ({ kind, personId: subjectId }));
  const seen = [...(await peopleSeen(ctx, asked)).values()];
  const photos = await photosWith(ctx, seen);
  const photoOf = new Map(photos.map((photo) => [photo.personId, photo]));
  return links.flatMap(({ individualId, subjectId }) => {
    const photo = photoOf.get(subjectId);
    return photo ? [{ individualId, ...photo }] : [];
  });
}
