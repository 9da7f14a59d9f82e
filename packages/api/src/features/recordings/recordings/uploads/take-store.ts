import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { uploadMetadataInput } from '@infinite/schema/recordings/recording.input';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { fileNameOf, titleOf } from '#features/recordings/recordings/recording-words.ts';
import { removeUnfinishedTake } from '#features/recordings/recordings/remove-unfinished-take.ts';
import { appendToTake } from '#features/recordings/recordings/uploads/append-to-take.ts';
import { beginTake } from '#features/recordings/recordings/uploads/begin-take.ts';
import { declareLength } from '#features/recordings/recordings/uploads/declare-length.ts';
import { touchTake } from '#features/recordings/recordings/uploads/touch-take.ts';
import { ownTake, type Take } from '#features/recordings/recordings/uploads/take.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * The tus protocol's view of one member's takes: made for one request, it acts for who asks, so
 * there is no way to reach an upload without the check of its owner.
 */
export class TakeStore extends DataStore {
  readonly #ctx: RequestContext;

  constructor(ctx: RequestContext) {
    super();
    this.#ctx = ctx;
    this.extensions = ['creation', 'creation-defer-length', 'termination'];
  }

  /** The same take begun again gets the id, and so the address, that it has already. */
  override async create(upload: Upload): Promise<Upload> {
    const metadata = parseInput(uploadMetadataInput, upload.metadata ?? {});
    const take = await beginTake(this.#ctx, upload.id, metadata, upload.size ?? null);
    return Object.assign(upload, await uploadOf(this.#ctx, take));
  }

  override async getUpload(id: string): Promise<Upload> {
    return uploadOf(this.#ctx, await ownTake(this.#ctx, id));
  }

  override async declareUploadLength(id: string, length: number): Promise<void> {
    await declareLength(this.#ctx, (await ownTake(this.#ctx, id)).id, length);
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const take = await ownTake(this.#ctx, id);
    if (take.received !== offset) {
      throw new AppError('CONFLICT', { words: memoryWords.uploadElsewhere });
    }
    await touchTake(this.#ctx, take.id);
    return appendToTake(this.#ctx, take, body, offset);
  }

  /**
   * Takes back what was sent. A complete upload is a recording in the library: only its own deletion
   * removes it, so that giving up a copy on a device never takes the recording with it.
   */
  override async remove(id: string): Promise<void> {
    const take = await ownTake(this.#ctx, id);
    if (take.complete || !(await removeUnfinishedTake(this.#ctx, take.id))) {
      throw new AppError('WRONG_STATE', { words: memoryWords.uploadComplete });
    }
  }
}

async function uploadOf(ctx: RequestContext, take: Take): Promise<Upload> {
  return new Upload({
    id: take.id,
    offset: take.received,
    ...(take.length === null ? {} : { size: take.length }),
    metadata: {
      kind: take.kind,
      origin: take.origin,
      takeId: take.takeId,
      title: await titleOf(ctx, take.words),
      filename: await fileNameOf(ctx, take.words),
    },
  });
}
