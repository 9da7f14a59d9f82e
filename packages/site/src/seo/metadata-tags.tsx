import { tagInUse } from '@infinite/schema/locale/formats';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { fillInSite } from './fill-in-site.ts';
import { jsonForScript } from './json-for-script.ts';
import { metadataOf } from './metadata-of.ts';
import type { Cover, PageMetadata } from './page-metadata.ts';
import { breadcrumbList } from './schema-org.ts';
import { socialPicturePath } from './social-picture-path.ts';

/** Title, canonical link, robots, social tags and structured data of the page at hand. */
export function MetadataTags(): ReactElement {
  const pageContext = usePageContext();
  const { config, is404, site, urlPathname, article } = pageContext;
  const metadata = metadataOf(pageContext);
  const { title, description, keywords, breadcrumbs, structuredData = [] } = metadata;
  const path =
    pageContext.canonicalPath ?? metadata.canonicalPath ?? config.canonicalPath ?? urlPathname;
  const isAlias = config.aliases?.includes(urlPathname) ?? false;
  const isListed = config.indexed && !is404 && !pageContext.unlisted && !isAlias;
  const picture = coverOf(metadata, path);
  const objects = [
    ...(breadcrumbs.length > 0 ? [breadcrumbList(site, breadcrumbs)] : []),
    ...fillInSite(structuredData, site),
  ];
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {is404 ? null : <link rel="canonical" href={site.origin + path} />}
      <meta name="robots" content={isListed ? 'index, follow' : 'noindex'} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={site.origin + path} />
      <meta property="og:site_name" content={siteShellWords.name} />
      <meta property="og:locale" content={tagInUse().replace('-', '_')} />
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

/** See /og of the server for the pictures that are drawn. */
function coverOf({ picture, title }: PageMetadata, path: string): Cover {
  if (typeof picture === 'object') return picture;
  const drawn = { width: 1200, height: 630 };
  return picture === 'of-title'
    ? { ...drawn, src: socialPicturePath(path), alt: title }
    : { ...drawn, src: socialPicturePath('/'), alt: siteShellWords.name };
}
