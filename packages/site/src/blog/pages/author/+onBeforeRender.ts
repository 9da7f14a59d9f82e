import { ArticleAuthorDocument } from '@infinite/schema/generated/operations';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { authorPath } from '#blog/article-path.ts';
import { loadListPage } from '#blog/list-page.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const slug = pageContext.routeParams['author'] ?? '';
  const { articleAuthor } = await pageContext.api.execute(ArticleAuthorDocument, { slug });
  if (!articleAuthor) throw render(404);
  const path = authorPath(articleAuthor.name);
  const articles = await loadListPage(pageContext, {
    path,
    title: articleAuthor.name,
    lead: words.authorLead(articleAuthor.count),
    author: articleAuthor.slug,
  });
  return { pageContext: { articles, canonicalPath: path } };
}
