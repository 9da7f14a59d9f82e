import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { tagPath } from '#blog/article-path.ts';
import type { ListPage } from '#blog/list-page.ts';

/** The result of a search without matches: the corrected search, or suggestions. */
export function SearchOutcome({ page }: { page: ListPage }) {
  const { search, correctedSearch, nodes, overview } = page;
  if (search === '') return null;
  const said =
    nodes.length === 0
      ? words.nothingFound(search)
      : correctedSearch === null
        ? words.foundFor(search)
        : words.foundInstead(search, correctedSearch);
  return (
    <div className="mt-4">
      <p className="m-0" role="status">
        {said}{' '}
        <a className="link" href="/blog">
          {words.allArticles}
        </a>
      </p>
      {nodes.length > 0 ? null : (
        <div className="mt-6 max-w-measure">
          <p className="m-0">{words.tryInstead}</p>
          <ul className="mt-3 mb-0 flex flex-wrap gap-x-5 gap-y-1 list-none p-0">
            {overview.popularTags.map(({ name, slug }) => (
              <li key={slug}>
                <a className="link inline-block py-1" href={tagPath(name)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
