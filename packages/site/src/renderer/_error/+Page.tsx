import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** The 404 page, and the page for server errors. */
export function Page(): ReactElement {
  const { is404, site, urlPathname } = usePageContext();
  const words = is404 ? siteShellWords.notFound : siteShellWords.failure;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.text} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/" variant="primary">
          {siteShellWords.notFound.home}
        </LinkButton>
        {is404 ? null : <LinkButton href={urlPathname}>{siteShellWords.failure.retry}</LinkButton>}
      </div>
      {is404 && !site.production ? (
        <p className="mt-10 max-w-measure border-l-4 border-amber pl-4 text-sm text-ink-soft">
          {siteShellWords.notFound.hint(urlPathname)}
        </p>
      ) : null}
    </div>
  );
}
