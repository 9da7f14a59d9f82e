import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { usePageContext } from 'vike-react/usePageContext';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { ArticleCards } from '#blog/components/article-cards.tsx';
import { SearchArticles } from '#blog/components/search-articles.tsx';

/** The blog: newest first, or what was searched for. */
export function Page() {
  const { articles } = usePageContext();
  if (!articles) return null;
  const { nodes, search, later } = articles;
  const nothingYet = nodes.length === 0 && search === '' && !later;
  return (
    <div className="page-column pb-12">
      <PageHeading title={words.title} lead={words.lead} />
      {nothingYet ? (
        <EmptyState
          title={words.emptyTitle}
          picture={<LetterPicture label={words.emptyPicture} className="max-w-64" />}
          action={<LinkButton href="/how-it-works">{words.emptyAction}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <SearchArticles search={search} />
          {search === '' ? null : (
            <p className="mt-4 mb-0" role="status">
              {nodes.length === 0 ? words.nothingFound(search) : words.foundFor(search)}{' '}
              <a className="link" href="/blog">
                {words.allArticles}
              </a>
            </p>
          )}
          <ArticleCards {...articles} />
        </>
      )}
    </div>
  );
}
