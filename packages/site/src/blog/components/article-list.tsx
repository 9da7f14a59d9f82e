import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { blogPath } from '#blog/article-path.ts';
import type { ListPage } from '#blog/list-page.ts';
import { ArticleCards } from './article-cards.tsx';
import { BlogSidebar } from './blog-sidebar.tsx';
import { SearchArticles } from './search-articles.tsx';
import { SearchOutcome } from './search-outcome.tsx';

/** The blog, or a part of it: a category, a tag, an author, what was searched for. */
export function ArticleList({ page }: { page: ListPage }) {
  const { nodes, featured, search, later, path, title, lead } = page;
  const nothingYet = nodes.length === 0 && !featured && search === '' && !later;
  const wayBack =
    path === blogPath ? null : (
      <a className="link" href={blogPath}>
        {words.backToBlog}
      </a>
    );
  return (
    <div className="page-column pb-12">
      <PageHeading title={title} lead={lead} above={wayBack} />
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <SearchArticles search={search} />
          <SearchOutcome page={page} />
          {nothingYet ? (
            <EmptyState
              title={words.emptyTitle}
              picture={<LetterPicture label={words.emptyPicture} className="max-w-64" />}
              action={<LinkButton href="/how-it-works">{words.emptyAction}</LinkButton>}
            >
              {words.emptyText}
            </EmptyState>
          ) : (
            <ArticleCards page={page} />
          )}
        </div>
        <BlogSidebar page={page} />
      </div>
    </div>
  );
}
