import type { RequestContext } from '#platform/context.ts';
import { openVault } from '#features/recordings/recordings/index.ts';
import { TreeImportPartEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';

type Vault = Awaited<ReturnType<typeof openVault>>;
type OpenPart = Awaited<ReturnType<Vault['open']>>;

interface Part {
  readonly start: number;
  readonly bytes: number;
  readonly blobKey: string;
}

/** The uploaded file, put together from its sealed parts; `close` it when done. */
export class StoredFile {
  #open: { readonly part: Part; readonly held: OpenPart } | undefined;

  private constructor(
    private readonly vault: Vault,
    private readonly parts: readonly Part[],
    /** Length of the file. */
    readonly bytes: number,
  ) {}

  /** Call only for an import whose family the caller may act in. */
  static async of(
    ctx: RequestContext,
    owner: { readonly id: string; readonly familyId: string },
  ): Promise<StoredFile> {
    const parts = await tables(ctx.em, TreeImportPartEntity)
      .selectFrom('tree_import_parts')
      .select(['start', 'bytes', 'blobKey'])
      .where('importId', '=', owner.id)
      .orderBy('start')
      .execute();
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    return new StoredFile(await openVault(ctx, owner.familyId), parts, bytes);
  }

  /** From `start` up to, not including, `end`; less where the file ends. */
  async read(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.content(start, end)) pieces.push(Buffer.from(piece));
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  /** Each piece is good until the next one is asked for. */
  async *content(start = 0, end = this.bytes): AsyncGenerator<Buffer> {
    for (const part of this.parts) {
      const from = Math.max(start, part.start) - part.start;
      const to = Math.min(end, part.start + part.bytes) - part.start;
      if (from >= to) continue;
      const held = await this.#openPart(part);
      yield* held.object.content(from, to);
    }
  }

  async close(): Promise<void> {
    await this.#open?.held.close();
    this.#open = undefined;
  }

  /** The last one stays open: an archive is read in many small steps. */
  async #openPart(part: Part): Promise<OpenPart> {
    if (this.#open?.part === part) return this.#open.held;
    await this.close();
    const held = await this.vault.open(part.blobKey);
    this.#open = { part, held };
    return held;
  }
}
