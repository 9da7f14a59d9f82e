import { readingMinutes } from '@infinite/schema/blog/reading-time';
import { blogCategory, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { Issue } from '#features/publishing/newsletter/issue-tables.ts';
import { introHtml, introText } from '#features/publishing/newsletter/mail/intro-markup.ts';
import { placeholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import { issueMail, type IssueArticle } from '#features/publishing/newsletter/mail/issue.mail.tsx';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';

/** What every recipient gets, with marks where their own links stand. */
export interface RenderedIssue {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly html: string;
}

/** Writes an issue from its words and from articles that are published at this moment. */
export async function renderIssue(
  ctx: RequestContext,
  { subject, preview, intro, postIds }: Pick<Issue, 'subject' | 'preview' | 'intro' | 'postIds'>,
): Promise<RenderedIssue> {
  const { publicOrigin } = ctx.app.config;
  const mail = issueMail({
    subject,
    preview,
    articles: await articlesOf(ctx, postIds),
    hasIntro: intro.trim() !== '',
    blogUrl: `${publicOrigin}/blog`,
  });
  return {
    subject: mail.subject,
    preview,
    html: mail.html.replace(placeholders.intro, () => introHtml(intro, publicOrigin)),
    text: mail.text.replace(placeholders.intro, () => introText(intro, publicOrigin)),
  };
}

/** In the order they were chosen; one that was taken back since is left out. */
async function articlesOf(ctx: RequestContext, ids: readonly string[]): Promise<IssueArticle[]> {
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
