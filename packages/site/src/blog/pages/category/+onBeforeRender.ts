import { categoryOfSlug } from '@infinite/schema/catalogue/blog';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { categoryPath } from '#blog/article-path.ts';
import { categoryTexts } from '#blog/content/categories.ts';
import { isUnlisted, loadListPage } from '#blog/list-page.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const category = categoryOfSlug(pageContext.routeParams['category'] ?? '');
  if (!category) throw render(404);
  const path = categoryPath(category.id);
  const articles = await loadListPage(pageContext, {
    path,
    title: category.name,
    lead: categoryTexts[category.id].lead,
    categories: [category.id],
  });
  return { pageContext: { articles, canonicalPath: path, unlisted: isUnlisted(articles) } };
}
