import { ArticleTagDocument } from '@infinite/schema/generated/operations';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { tagPath } from '#blog/article-path.ts';
import { loadListPage } from '#blog/list-page.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const slug = pageContext.routeParams['tag'] ?? '';
  const { articleTag } = await pageContext.api.execute(ArticleTagDocument, { slug });
  if (!articleTag) throw render(404);
  const path = tagPath(articleTag.name);
  const articles = await loadListPage(pageContext, {
    path,
    title: words.tagTitle(articleTag.name),
    lead: words.tagLead(articleTag.count),
    tag: articleTag.slug,
  });
  return { pageContext: { articles, canonicalPath: path } };
}
