import { sameStructure } from '@infinite/gedcom/structure-queries';
import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { liveRecordsOf, type RecordEdit } from '#features/tree/tree/index.ts';
import type { GedcomSource } from '#features/tree/gedcom/file/gedcom-source.ts';
import { readRecords } from '#features/tree/gedcom/file/read-records.ts';
import { linkedRecord, mergedRecord } from '#features/tree/gedcom/import/merge-structures.ts';
import { ImportRefused } from '#features/tree/gedcom/run-import-job.ts';
import { matchUnions, type FileUnion } from '#features/tree/gedcom/import/match-unions.ts';
import { TreeImportMatchEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';

type How = 'MATCH' | 'KEEP';

interface Taken {
  readonly id: string;
  readonly how: How;
  readonly structure: Structure;
}

/** Which records of a file are records of the tree already, and what becomes of these. */
export class MergePlan {
  #taken: Taken[] = [];

  private constructor(
    private readonly familyId: string,
    /** Ids in the tree by identifiers of the file. */
    readonly known: ReadonlyMap<string, string>,
    private readonly how: ReadonlyMap<string, How>,
  ) {}

  /**
   * By what the member decided. Call while the tree is held.
   * @throws ImportRefused TREE_CHANGED when somebody who is matched is no longer in the tree
   */
  static async of(ctx: RequestContext, owner: TreeImport, source: GedcomSource): Promise<MergePlan> {
    const { id, familyId } = owner;
    const rows = await tables(ctx.em, TreeImportMatchEntity)
      .selectFrom('tree_import_matches')
      .select(['xref', 'individualId', 'decision'])
      .where('importId', '=', id)
      .where('decision', '!=', 'ADD')
      .execute();
    const known = new Map(rows.map(({ xref, individualId }) => [xref, individualId]));
    const how = new Map(rows.map(({ xref, decision }) => [xref, decision as How]));
    if (known.size === 0) return new MergePlan(familyId, known, how);
    const people = await liveRecordsOf(ctx, familyId, known.values());
    if (people.size !== new Set(known.values()).size) throw new ImportRefused('TREE_CHANGED');
    const unions = await unionsOfFile(source, known);
    const matched = await matchUnions(ctx, familyId, { unions, known, people });
    for (const [xref, unionId] of matched) {
      known.set(xref, unionId);
      how.set(xref, 'MATCH');
    }
    return new MergePlan(familyId, known, how);
  }

  /** Whether the record is in the tree already; `edits` then says what is added to it. */
  takes(xref: string, structure: Structure): boolean {
    const id = this.known.get(xref);
    const how = this.how.get(xref);
    if (id === undefined || how === undefined) return false;
    this.#taken.push({ id, how, structure });
    return true;
  }

  get waiting(): number {
    return this.#taken.length;
  }

  /** What the records that were taken since the last call add to those of the tree. */
  async edits(ctx: RequestContext): Promise<RecordEdit[]> {
    const taken = this.#taken;
    this.#taken = [];
    const records = await liveRecordsOf(
      ctx,
      this.familyId,
      taken.map(({ id }) => id),
    );
    return taken.flatMap(({ id, how, structure }): RecordEdit[] => {
      const was = records.get(id);
      if (!was) throw new ImportRefused('TREE_CHANGED');
      const merge = how === 'MATCH' ? mergedRecord : linkedRecord;
      const merged = merge(was.structure, structure);
      return sameStructure(merged, was.structure)
        ? []
        : [{ id, kind: was.kind, structure: merged, was }];
    });
  }
}

/** Unions of the file with somebody who is in the tree already. */
async function unionsOfFile(
  source: GedcomSource,
  known: ReadonlyMap<string, string>,
): Promise<FileUnion[]> {
  const unions: FileUnion[] = [];
  const nothing = () => undefined;
  const { records } = await readRecords(source, nothing, () => Promise.resolve());
  for await (const { tag, xref, children = [] } of records) {
    if (tag !== 'FAM' || xref === null) continue;
    const pointers = (...tags: string[]) =>
      children.flatMap((child) => (tags.includes(child.tag) && child.pointer) || []);
    const union = { xref, partners: pointers('HUSB', 'WIFE'), children: pointers('CHIL') };
    if ([...union.partners, ...union.children].some((each) => known.has(each))) unions.push(union);
  }
  return unions;
}
