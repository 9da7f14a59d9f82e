import { readingMinutes } from '@infinite/schema/blog/reading-time';
import { blogCategory } from '@infinite/schema/catalogue/blog';
import type { IssueContent } from '@infinite/schema/newsletter/issue.input';
import type { RequestContext } from '#platform/context.ts';
import { publishedArticles } from '#features/publishing/blog/index.ts';
import { introHtml, introText } from '#features/publishing/newsletter/mail/intro-markup.ts';
import { linksOf } from '#features/publishing/newsletter/mail/counted-links.ts';
import { placeholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import { issueMail, type IssueArticle } from '#features/publishing/newsletter/mail/issue.mail.tsx';

/** What every recipient gets, with placeholders for their own links. */
export interface RenderedIssue {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly html: string;
  /** The addresses of `html` whose clicks may be counted; absent in issues of earlier releases. */
  readonly links?: readonly string[];
}

/** Renders an issue with those of its articles that are published now. */
export async function renderIssue(
  ctx: RequestContext,
  {
    subject,
    preview,
    intro,
    postIds,
  }: Pick<IssueContent, 'subject' | 'preview' | 'intro' | 'postIds'>,
): Promise<RenderedIssue> {
  const { publicOrigin } = ctx.app.config;
  const mail = issueMail({
    subject,
    preview,
    articles: await articlesOf(ctx, postIds),
    hasIntro: intro.trim() !== '',
    blogUrl: `${publicOrigin}/blog`,
  });
  const html = mail.html.replace(placeholders.intro, () => introHtml(intro, publicOrigin));
  return {
    subject: mail.subject,
    preview,
    html,
    links: linksOf(html),
    text: mail.text.replace(placeholders.intro, () => introText(intro, publicOrigin)),
  };
}

async function articlesOf(ctx: RequestContext, ids: readonly string[]): Promise<IssueArticle[]> {
  const rows = await publishedArticles(ctx, ids);
  return rows.map((row) => ({
    title: row.title,
    excerpt: row.excerpt,
    category: blogCategory(row.category).name,
    minutes: readingMinutes(row.wordCount),
    url: `${ctx.app.config.publicOrigin}/blog/${encodeURIComponent(row.slug)}`,
  }));
}
