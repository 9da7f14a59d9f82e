import type { PageContextServer } from 'vike/types';
import { articlePath } from '#blog/article-path.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';

type List = NonNullable<PageContextServer['articles']>;

export const metadata: MetadataByRequest = ({ site, articles }) => {
  if (!articles) return null;
  const { tabTitle, description, keywords, indexed, title, path } = articles;
  const words = { title: tabTitle, description, keywords };
  if (!indexed) return { ...words, picture: 'of-home', breadcrumbs: [] };
  return {
    ...words,
    picture: 'of-title',
    breadcrumbs: [{ name: title, path }],
    structuredData: [blogOf(articles, site.origin)],
  };
};

/** schema.org: a list of articles. */
function blogOf({ title, description, path, featured, nodes }: List, origin: string): object {
  const shown = featured ? [featured, ...nodes] : nodes;
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: title,
    description,
    url: origin + path,
    inLanguage: 'en',
    blogPost: shown.map(({ title, slug, publishedAt }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: origin + articlePath(slug),
      datePublished: publishedAt,
    })),
  };
}
