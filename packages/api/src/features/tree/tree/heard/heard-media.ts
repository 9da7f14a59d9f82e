import { readMediaObject, type MediaFile } from '@infinite/gedcom/read/sources';
import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import { heardAmong } from '#features/tree/tree/heard/heard-among.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { recordOf } from '#features/tree/tree/view/tree.loaders.ts';

/** What a reader may know of an OBJE record, or of a source that it stands for. */
export interface Heard {
  /** The voice or video, where the reader may hear it. */
  readonly recording: ShownRecording | null;
  /** The reader may not see what it shows, so no list names it. */
  readonly isHidden: boolean;
}

const nothing: Heard = { recording: null, isHidden: false };
const heardKey = Symbol('recordings that the reader of the tree may hear');

/** An OBJE record; what is no item of the vault is not hidden. Many in two queries. */
export async function heardMedia(ctx: RequestContext, mediaId: string): Promise<Heard> {
  const record = await recordOf(ctx, mediaId);
  // What is gone may have been a voice.
  if (record?.kind !== 'OBJE' || record.removedAt !== null) return { ...nothing, isHidden: true };
  const { files } = readMediaObject(recordFrom(record));
  const ids = files.flatMap(({ recording }) => recording ?? []);
  const heard = await Promise.all(ids.map((id) => recordingHeard(ctx, id)));
  const sound = heard.find((each) => each?.kind === 'VOICE' || each?.kind === 'VIDEO');
  return { recording: sound ?? null, isHidden: heard.includes(null) };
}

/** A SOUR record. One with a picture of a page is known by all: a register, and no recording. */
export async function heardSource(ctx: RequestContext, sourceId: string): Promise<Heard> {
  const record = await recordOf(ctx, sourceId);
  const links = (record?.structure.children ?? []).flatMap(({ tag, pointer }) =>
    tag === 'OBJE' && pointer !== undefined && pointer !== 'VOID' ? [pointer] : [],
  );
  const media = await Promise.all(
    links.map(async (id) => ({ ...(await heardMedia(ctx, id)), isSound: await isSound(ctx, id) })),
  );
  return {
    recording: media.find(({ recording }) => recording)?.recording ?? null,
    isHidden: media.some((each) => each.isHidden && each.isSound),
  };
}

async function isSound(ctx: RequestContext, mediaId: string): Promise<boolean> {
  const record = await recordOf(ctx, mediaId);
  return !record || readMediaObject(recordFrom(record)).files.some(mayBeSound);
}

/** By what the record says of it: the item itself may be erased. */
export const mayBeSound = ({ format }: Pick<MediaFile, 'format'>): boolean =>
  !/^(?:image|text)\/|^application\/pdf/i.test(format ?? '');

function recordingHeard(ctx: RequestContext, id: string): Promise<ShownRecording | null> {
  return loaderOf(
    ctx,
    heardKey,
    () =>
      new DataLoader<string, ShownRecording | null>(async (ids) => {
        const heard = await heardAmong(ctx, ids);
        return ids.map((each) => heard.get(each) ?? null);
      }),
  ).load(id);
}
