import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { ReactElement } from 'react';
import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import favicon from '#renderer/favicon.svg?url&no-inline';
import { jsonForScript } from '#seo/json-for-script.ts';
import { socialPicturePath } from '#seo/social-picture-path.ts';
import { bootScript } from '#shell/boot-script.ts';

/** Colours, fonts, canonical link, robots, social tags and structured data of the page at hand. */
export function Head(): ReactElement {
  const pageContext = usePageContext();
  const { config, is404, site } = pageContext;
  const canonicalPath = pageContext.canonicalPath ?? config.canonicalPath;
  const canonical = site.origin + (canonicalPath ?? pageContext.urlPathname);
  const { article } = pageContext;
  const listed = config.indexed && !is404;
  const picture = article?.cover ?? {
    // Pictures are drawn for pages that search engines may list; the others show the home page's.
    src: socialPicturePath(listed ? (canonicalPath ?? pageContext.urlPathname) : '/'),
    width: 1200,
    height: 630,
    // The picture shows the title of its page.
    alt: (listed ? titleOf(pageContext) : null) ?? siteShellWords.name,
  };
  const keywords = pageContext.pageKeywords ?? config.keywords ?? article?.tags;
  const objects = config.structuredData?.(pageContext as never) ?? [];
  return (
    <>
      {/* First of all, so that the chosen colours are there before anything is painted. */}
      <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1d1814" media="(prefers-color-scheme: dark)" />
      {is404 ? null : <link rel="canonical" href={canonical} />}
      <meta
        name="robots"
        content={config.indexed && !is404 && !pageContext.unlisted ? 'index, follow' : 'noindex'}
      />
      {keywords ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteShellWords.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={site.origin + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {article?.publishedAt ? (
        <meta property="article:published_time" content={article.publishedAt} />
      ) : null}
      {article ? <meta property="article:modified_time" content={article.modifiedAt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {objects.map((object, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(object) }}
        />
      ))}
    </>
  );
}

function titleOf(pageContext: PageContext): string | null {
  const { title } = pageContext.config;
  return (typeof title === 'function' ? title(pageContext) : title) ?? null;
}
