import { withhold, type Audience } from '@infinite/gedcom/living/withhold';
import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import type { TreeFilePart } from '@infinite/schema/catalogue/tree-files';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import type { RequestContext } from '#platform/context.ts';
import {
  liveRecordsOf,
  recordNames,
  recordsOfKind,
  unionLinks,
  withoutUnheard,
  type RecordName,
  type TreeHearing,
  type WholeRecord,
} from '#features/tree/tree/index.ts';
import { fileNames } from '#features/tree/gedcom/export/file-names.ts';
import { headOf } from '#features/tree/gedcom/export/file-head.ts';
import { knowledgeOfTree } from '#features/tree/gedcom/export/living-knowledge.ts';
import { withRecording } from '#features/tree/gedcom/export/recordings-in-file.ts';
import { selectPart, type Part } from '#features/tree/gedcom/export/select-part.ts';
import { tellersOf } from '#features/tree/voices/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface Wanted {
  readonly familyId: string;
  readonly part: TreeFilePart;
  readonly person: string | undefined;
  readonly audience: Audience;
  /** What the member may hear: others are in no file. */
  readonly hearing: TreeHearing;
  /** Name of the member who asks for the file. */
  readonly submitter: string;
}

/**
 * The records of a file of the tree in GEDCOM 7, in batches, HEAD first. Pointers are identifiers of the file;
 * FILE payloads are still those of the tree. People come first, then unions, then what these refer to. Run it in
 * a transaction that sees one state of the tree.
 * @throws AppError INVALID_INPUT before the first batch, for somebody who is not in the tree
 */
export async function* exportedRecords(
  ctx: RequestContext,
  wanted: Wanted,
): AsyncGenerator<GedcomRecord[]> {
  const { familyId, audience, hearing } = wanted;
  const names = await recordNames(ctx, familyId);
  const links = await unionLinks(ctx, familyId);
  const part = partOf(wanted, names, links);
  const tree = await knowledgeOfTree(ctx, familyId, { names, links, audience });
  const tellers = await tellersOf(ctx, [...hearing.heard.values()]);
  const file = new FileRecords(names, part, (record) => {
    const shown = withhold(record, audience, tree);
    const heard = shown && withoutUnheard(shown, hearing);
    return heard && withRecording(heard, hearing, tellers);
  });
  yield [await headRecord(ctx, wanted, file), file.submitterRecord(wanted.submitter)];
  for (const kind of ['INDI', 'FAM']) {
    for await (const records of recordsOfKind(ctx, familyId, kind)) yield file.of(records);
  }
  const isWhole = part === null && audience.seesLivingDetails;
  const others = new Set(names.map((each) => each.kind));
  for (const kind of isWhole ? others : []) {
    if (['INDI', 'FAM', 'HEAD'].includes(kind)) continue;
    for await (const records of recordsOfKind(ctx, familyId, kind)) yield file.of(records);
  }
  if (isWhole) return;
  // What nobody in the file refers to is of no use in it.
  for (let ids = file.takeNeeded(); ids.length > 0; ids = file.takeNeeded()) {
    for (let from = 0; from < ids.length; from += 1000) {
      const found = await liveRecordsOf(ctx, familyId, ids.slice(from, from + 1000));
      yield file.of([...found.values()]);
    }
  }
}

function partOf(
  { part, person }: Wanted,
  names: readonly RecordName[],
  links: Awaited<ReturnType<typeof unionLinks>>,
): Part | null {
  if (part === 'all') return null;
  if (!names.some(({ id, kind }) => id === person && kind === 'INDI') || person === undefined) {
    throw new AppError('INVALID_INPUT', { words: treeFileWords.personInvalid });
  }
  return selectPart(links, person, part);
}

async function headRecord(
  ctx: RequestContext,
  { familyId }: Wanted,
  file: FileRecords,
): Promise<GedcomRecord> {
  const heads: Structure[] = [];
  for await (const records of recordsOfKind(ctx, familyId, 'HEAD')) {
    heads.push(...file.of(records));
  }
  return headOf({ heads, submitter: file.submitter, writtenAt: ctx.clock.now().toString() });
}

/** Links that mean nothing without their record. */
const dropped = new Set(['FAMS', 'FAMC', 'HUSB', 'WIFE', 'CHIL', 'ALIA', 'OBJE', 'SNOTE', 'SOUR']);

/** Turns records of the tree into those of the file. */
class FileRecords {
  readonly submitter: string;
  readonly #names: ReadonlyMap<string, string>;
  readonly #kinds: ReadonlyMap<string, string>;
  #needed = new Set<string>();
  readonly #done = new Set<string>();

  constructor(
    names: readonly RecordName[],
    private readonly part: Part | null,
    private readonly shown: (record: GedcomRecord) => GedcomRecord | null,
  ) {
    this.#names = fileNames(names);
    this.#kinds = new Map(names.map(({ id, kind }) => [id, kind]));
    const taken = new Set(this.#names.values());
    let count = 1;
    while (taken.has(`SUBM${count}`)) count += 1;
    this.submitter = `SUBM${count}`;
  }

  submitterRecord(name: string): GedcomRecord {
    return { tag: 'SUBM', xref: this.submitter, children: [{ tag: 'NAME', payload: name }] };
  }

  of(records: readonly Pick<WholeRecord, 'id' | 'kind' | 'structure'>[]): GedcomRecord[] {
    return records.flatMap(({ id, kind, structure }) => {
      if (this.part && !this.#isInPart(id, kind)) return [];
      this.#done.add(id);
      const shown = this.shown({ ...structure, xref: kind === 'HEAD' ? null : id });
      if (!shown) return [];
      const named = this.#named(shown);
      return [{ ...named, xref: kind === 'HEAD' ? null : (this.#names.get(id) ?? null) }];
    });
  }

  /** Records that those so far refer to and that are not in the file yet. */
  takeNeeded(): string[] {
    const needed = [...this.#needed].filter((id) => !this.#done.has(id));
    this.#needed = new Set();
    return needed;
  }

  #isInPart(id: string, kind: string): boolean {
    if (kind === 'INDI') return this.part?.people.has(id) ?? true;
    return kind !== 'FAM' || (this.part?.unions.has(id) ?? true);
  }

  #named(structure: Structure): Structure {
    const { tag, payload, pointer, children } = structure;
    const below = children?.flatMap((child) =>
      this.#isLeftOut(child) ? [] : [this.#named(child)],
    );
    return {
      tag,
      ...(payload !== undefined && { payload }),
      ...(pointer !== undefined && { pointer: this.#nameOf(pointer) }),
      ...(below && below.length > 0 && { children: below }),
    };
  }

  #nameOf(pointer: string): string {
    const kind = this.#kinds.get(pointer);
    if (kind === undefined || !this.#isInPart(pointer, kind)) return 'VOID';
    if (kind !== 'INDI' && kind !== 'FAM') this.#needed.add(pointer);
    return this.#names.get(pointer) ?? 'VOID';
  }

  #isLeftOut({ tag, pointer }: Structure): boolean {
    if (pointer === undefined || pointer === 'VOID' || !dropped.has(tag)) return false;
    const kind = this.#kinds.get(pointer);
    return kind === undefined || !this.#isInPart(pointer, kind);
  }
}
