import { blogPageWords } from '@infinite/schema/words/blog-pages.en';
import type { PageContextServer } from 'vike/types';
import { articlePath } from '#blog/article-path.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site, articles }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: blogPageWords.title,
    description: blogPageWords.description,
    url: `${site.origin}/blog`,
    inLanguage: 'en',
    blogPost: articles?.nodes.map(({ title, slug, publishedAt }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: site.origin + articlePath(slug),
      datePublished: publishedAt,
    })),
  },
  breadcrumbs(site, blogPageWords.title, '/blog'),
];
