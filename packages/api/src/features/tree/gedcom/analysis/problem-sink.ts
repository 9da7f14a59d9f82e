import type { RequestContext } from '#platform/context.ts';
import {
  TreeImportEntity,
  TreeImportProblemEntity,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { tables } from '#platform/database/tables.ts';

export interface ImportProblem {
  /** Of the file; 0 for what has none. */
  readonly line: number;
  readonly code: string;
  readonly structure: string;
  readonly text: string;
}

const batch = 2000;
const columns = {
  importId: 'uuid',
  ordinal: 'integer',
  line: 'integer',
  code: 'text',
  structure: 'text',
  treeText: 'text',
} as const;

/** Writes the report of a file as it is read: a file may have a problem in each of its lines. */
export class ProblemSink {
  #waiting: ImportProblem[] = [];

  /** @param count lines that are in the report already */
  constructor(
    private readonly ctx: RequestContext,
    private readonly importId: string,
    public count = 0,
  ) {}

  /** Forgets what an earlier attempt reported. */
  async start(): Promise<void> {
    await tables(this.ctx.em, TreeImportProblemEntity)
      .deleteFrom('tree_import_problems')
      .where('importId', '=', this.importId)
      .execute();
  }

  readonly report = (problem: ImportProblem): void => {
    this.#waiting.push(problem);
  };

  /** Call between records. */
  async flush(atLeast = batch): Promise<void> {
    if (this.#waiting.length < Math.max(1, atLeast)) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += batch) {
      const rows = waiting.slice(from, from + batch).map((problem, at) => ({
        importId: this.importId,
        ordinal: this.count + from + at,
        line: problem.line === 0 ? null : problem.line,
        code: problem.code,
        // PostgreSQL has no text with this character.
        structure: problem.structure.replaceAll('\0', '').slice(0, 500),
        treeText: problem.text.replaceAll('\0', '').slice(0, 2000),
      }));
      await insertRows(this.ctx.em, 'tree_import_problems', columns, rows);
    }
    this.count += waiting.length;
  }
}

/** Adds to the report of a file that was analyzed. Said again by another attempt, it is there once. */
export async function appendProblems(
  ctx: RequestContext,
  importId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const known = await tables(ctx.em, TreeImportProblemEntity)
    .selectFrom('tree_import_problems')
    .select((all) => all.fn.max('ordinal').as('last'))
    .where('importId', '=', importId)
    .executeTakeFirst();
  const said = await tables(ctx.em, TreeImportProblemEntity)
    .selectFrom('tree_import_problems')
    .select('treeText')
    .where('importId', '=', importId)
    .where(
      'treeText',
      'in',
      problems.map(({ text }) => text),
    )
    .execute();
  const words = new Set(said.map((row) => row.treeText));
  const sink = new ProblemSink(ctx, importId, (known?.last ?? -1) + 1);
  problems.filter(({ text }) => !words.has(text)).forEach(sink.report);
  await sink.flush(1);
  await tables(ctx.em, TreeImportEntity)
    .updateTable('tree_imports')
    .set({ problemCount: sink.count })
    .where('id', '=', importId)
    .execute();
}
