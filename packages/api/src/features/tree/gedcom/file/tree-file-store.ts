import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { treeFileMetadataInput } from '@infinite/schema/tree/tree-file.input';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { cancelImport } from '#features/tree/gedcom/cancel-import.ts';
import { appendToImport } from '#features/tree/gedcom/file/append-to-import.ts';
import { beginImport } from '#features/tree/gedcom/file/begin-import.ts';
import { findImport } from '#features/tree/gedcom/find-import.ts';
import { canDecideTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import type { TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The tus protocol's view of one member's files of trees; made for one request, it acts for its caller. */
export class TreeFileStore extends DataStore {
  readonly #ctx: RequestContext;

  constructor(ctx: RequestContext) {
    super();
    this.#ctx = ctx;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const metadata = parseInput(treeFileMetadataInput, upload.metadata ?? {});
    const begun = await beginImport(this.#ctx, upload.id, metadata, upload.size ?? null);
    return Object.assign(upload, uploadOf(begun));
  }

  override async getUpload(id: string): Promise<Upload> {
    return uploadOf(await ownImport(this.#ctx, id));
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const own = await ownImport(this.#ctx, id);
    if (own.received !== offset) {
      throw new AppError('CONFLICT', { words: memoryWords.uploadElsewhere });
    }
    return appendToImport(this.#ctx, own, body, offset);
  }

  override async remove(id: string): Promise<void> {
    const own = await ownImport(this.#ctx, id);
    if (own.state !== 'UPLOADING') {
      throw new AppError('WRONG_STATE', { words: memoryWords.uploadComplete });
    }
    await cancelImport(this.#ctx, own.id);
  }
}

/** @throws AppError NOT_FOUND for an upload of anyone else */
export async function ownImport(ctx: RequestContext, id: string): Promise<TreeImport> {
  const found = await findImport(ctx, id);
  if (!canDecideTreeImport(ctx.actor, found) || found.state === 'CANCELED') {
    throw new AppError('NOT_FOUND', { words: memoryWords.uploadGone });
  }
  return found;
}

function uploadOf(found: TreeImport): Upload {
  return new Upload({
    id: found.id,
    offset: found.received,
    size: found.length,
    metadata: { takeId: found.clientId },
  });
}
