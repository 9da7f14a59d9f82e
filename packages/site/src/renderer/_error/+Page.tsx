import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { SignpostPicture } from '#(marketing)/pictures/signpost-picture.tsx';

/** The 404 page, and the page for server errors. */
export function Page(): ReactElement {
  const { is404, site, urlPathname } = usePageContext();
  const words = is404 ? siteShellWords.notFound : siteShellWords.failure;
  return (
    <div className="page-column grid items-center gap-x-16 gap-y-6 pt-4 pb-20 md:grid-cols-[1.3fr_1fr]">
      <div>
        <PageHeading title={words.title} lead={words.text} />
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/" variant="primary">
            {siteShellWords.notFound.home}
          </LinkButton>
          {is404 ? (
            <LinkButton href="/discover-your-path">{siteShellWords.notFound.find}</LinkButton>
          ) : (
            <LinkButton href={urlPathname}>{siteShellWords.failure.retry}</LinkButton>
          )}
        </div>
        {is404 && !site.production ? (
          <p className="mt-10 max-w-measure border-l-4 border-amber pl-4 text-sm text-ink-soft">
            {siteShellWords.notFound.hint(urlPathname)}
          </p>
        ) : null}
      </div>
      {is404 ? <SignpostPicture className="max-w-96 max-md:max-w-56" /> : null}
    </div>
  );
}
