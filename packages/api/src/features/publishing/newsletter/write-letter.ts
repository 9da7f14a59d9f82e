import { readingMinutes } from '@infinite/schema/blog/reading-time';
import { blogCategory, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { Campaign } from '#features/publishing/newsletter/campaign-tables.ts';
import { introHtml, introText } from '#features/publishing/newsletter/mail/intro-markup.ts';
import { letterMarks } from '#features/publishing/newsletter/mail/letter-marks.ts';
import {
  letterMail,
  type LetterArticle,
} from '#features/publishing/newsletter/mail/letter.mail.tsx';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';

/** What every recipient gets, with marks where their own links stand. */
export interface WrittenLetter {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a letter from its words and from articles that are published at this moment. */
export async function writeLetter(
  ctx: RequestContext,
  { subject, preview, intro, postIds }: Pick<Campaign, 'subject' | 'preview' | 'intro' | 'postIds'>,
): Promise<WrittenLetter> {
  const { publicOrigin } = ctx.app.config;
  const mail = letterMail({
    subject,
    preview,
    articles: await articlesOf(ctx, postIds),
    hasIntro: intro.trim() !== '',
    blogUrl: `${publicOrigin}/blog`,
  });
  return {
    subject: mail.subject,
    preview,
    html: mail.html.replace(letterMarks.intro, () => introHtml(intro, publicOrigin)),
    text: mail.text.replace(letterMarks.intro, () => introText(intro, publicOrigin)),
  };
}

/** In the order they were chosen; one that was taken back since is left out. */
async function articlesOf(ctx: RequestContext, ids: readonly string[]): Promise<LetterArticle[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    ctx.em,
    sql<ArticleRow>`
      select title, excerpt, category, word_count, slug from blog_posts
      where id = any(${[...ids]}::uuid[]) and state = 'PUBLISHED'
      order by array_position(${[...ids]}::uuid[], id)`,
  );
  return rows.map((row) => ({
    title: row.title,
    excerpt: row.excerpt,
    category: blogCategory(row.category).name,
    minutes: readingMinutes(row.word_count),
    url: `${ctx.app.config.publicOrigin}/blog/${encodeURIComponent(row.slug)}`,
  }));
}

interface ArticleRow {
  title: string;
  excerpt: string;
  category: BlogCategoryId;
  word_count: number;
  slug: string;
}
