import type { PageContextServer } from 'vike/types';
import { articlePath } from '#blog/article-path.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

/** schema.org: a list of articles, and the way to it. */
export function structuredList(
  { site, articles }: Pick<PageContextServer, 'site' | 'articles'>,
  description: string,
): object[] {
  if (!articles) return [];
  const { title, path, featured, nodes } = articles;
  const shown = featured ? [featured, ...nodes] : nodes;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: title,
      description,
      url: site.origin + path,
      inLanguage: 'en',
      blogPost: shown.map(({ title, slug, publishedAt }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: site.origin + articlePath(slug),
        datePublished: publishedAt,
      })),
    },
    breadcrumbs(site, title, path),
  ];
}
