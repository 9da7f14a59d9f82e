import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { fileNameOf } from '#features/tree/gedcom/show-import.ts';
import {
  TreeImportProblemEntity,
  type TreeImport,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

type Problem = RowOf<typeof TreeImportProblemEntity>;

const place = z.tuple([z.int()]);

interface Asked {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** What of the file was changed or left out. The caller has found the import for the actor. */
export async function listProblems(
  ctx: RequestContext,
  { id }: TreeImport,
  { first, after }: Asked,
): Promise<ListPage<Problem & { readonly words: string }>> {
  const size = pageSizeOf(first, treeFileLimits.problems);
  const rows = await problemsAfter(ctx, id, after ? placeOf(after, place)[0] : -1, size + 1);
  return {
    nodes: rows.slice(0, size).map((row) => ({ ...row, words: row.treeText })),
    hasNextPage: rows.length > size,
    cursorOf: ({ ordinal }) => cursorOf([ordinal]),
  };
}

function problemsAfter(
  ctx: RequestContext,
  importId: string,
  ordinal: number,
  limit: number,
): Promise<Problem[]> {
  return tables(ctx.em, TreeImportProblemEntity)
    .selectFrom('tree_import_problems')
    .selectAll()
    .where('importId', '=', importId)
    .where('ordinal', '>', ordinal)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
}

const batch = 2000;

/** The same as plain text, a line each, for a file of its own. */
export async function* problemsAsText(
  ctx: RequestContext,
  found: TreeImport,
): AsyncGenerator<string> {
  yield `${treeFileWords.reportTitle(await fileNameOf(ctx, found))}\r\n\r\n`;
  let last = -1;
  for (;;) {
    const rows = await problemsAfter(ctx, found.id, last, batch);
    if (rows.length === 0) break;
    yield rows.map(asLine).join('');
    last = rows.at(-1)?.ordinal ?? last;
  }
  if (last === -1) yield `${treeFileWords.reportNothing}\r\n`;
}

function asLine({ line, structure, code, treeText }: Problem): string {
  const where = [line === null ? '' : treeFileWords.reportLine(line), structure].filter(Boolean);
  return `${[...where, code].join(' · ')}: ${treeText.replaceAll(/\s*[\r\n]+\s*/g, ' ⏎ ')}\r\n`;
}
