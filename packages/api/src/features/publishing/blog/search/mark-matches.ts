import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { BlogPost } from '#features/publishing/blog/post-columns.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { plainTextOf } from '#features/publishing/blog/markdown/render-markdown.ts';

/** A stretch of text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

export interface MarkedText {
  readonly title: readonly TextPiece[];
  /** Of the article, around what was found. */
  readonly passage: readonly TextPiece[];
}

/** Characters of Unicode's private use area, which are stripped from articles first. */
const begin = '\uE000';
const end = '\uE001';
/** Only the beginning of a longer article is searched for passages. */
const longest = 60_000;

/** Highlights the matches in each article, with one statement for the whole page. */
export async function markMatches(
  ctx: RequestContext,
  search: string,
  articles: readonly Pick<BlogPost, 'title' | 'excerpt' | 'body'>[],
): Promise<MarkedText[]> {
  if (articles.length === 0) return [];
  const titles = articles.map(({ title }) => bare(title));
  const texts = articles.map(({ excerpt, body }) =>
    bare(`${excerpt} ${plainTextOf(body.slice(0, longest)).replaceAll('\n', ' ')}`),
  );
  const marks = `StartSel="${begin}", StopSel="${end}"`;
  const rows = await rowsOf(
    ctx.em,
    sql<{ title: string; passage: string }>`
    select
      ts_headline('english', title, asked, ${`${marks}, HighlightAll=true`}) as title,
      ts_headline('english', body, asked,
        ${`${marks}, MaxFragments=2, MinWords=10, MaxWords=24, FragmentDelimiter=" … "`}) as passage
    from websearch_to_tsquery('english', ${search}) asked,
      unnest(${titles}::text[], ${texts}::text[]) with ordinality as t (title, body, place)
    order by place`,
  );
  return rows.map(({ title, passage }) => ({
    title: piecesOf(title),
    passage: piecesOf(passage),
  }));
}

/** Splits a marked text into its pieces; none is empty. */
export function piecesOf(marked: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const part of marked.split(begin)) {
    const at = part.indexOf(end);
    const inside = at === -1 ? '' : part.slice(0, at);
    const after = at === -1 ? part : part.slice(at + 1);
    if (inside !== '') pieces.push({ text: inside, match: true });
    if (after !== '') pieces.push({ text: after, match: false });
  }
  return pieces;
}

function bare(text: string): string {
  return text.replaceAll(begin, '').replaceAll(end, '');
}
