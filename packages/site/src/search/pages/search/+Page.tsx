import { searchWords } from '@infinite/schema/text/search-words';
import { EmptyState } from '@infinite/ui/empty-state';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { ResultList } from '#search/components/result-list.tsx';
import { SearchForm } from '#search/components/search-form.tsx';
import { hrefOf } from '#search/load-search.ts';
import { searchPath } from '#search/paths.ts';
import { actsOf, foundPlaces } from '#search/places.ts';
import { searchPageWords as words } from '#search/search.en.ts';
import type { Data } from './+data.ts';

/** Everything that begins with the words of a search, group by group. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const { text, group, groups, places } = useData<Data>();
  if (!viewer) return null;
  const asked = searchWords(text);
  const shown = { words: asked, timeZone: viewer.timeZone };
  const query = `${searchPath}?q=${encodeURIComponent(text)}`;
  const acts = group ? [] : foundPlaces(actsOf(roleNames[viewer.familyRole]), asked);
  const further = [
    { heading: words.acts, found: acts },
    { heading: words.pages, found: places },
  ].filter(({ found }) => found.length > 0);
  const count = [...groups.map(({ hits }) => hits), acts, places].flat().length;
  const more = groups.some(({ endCursor }) => endCursor !== null);
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.pageTitle} />
      <SearchForm text={text} />
      {asked.length === 0 ? (
        <p className="mt-6 max-w-measure text-ink-soft">{words.hint}</p>
      ) : (
        <p role="status" className="mt-6 mb-0 text-ink-soft">
          {words.found(count, more)}{' '}
          {group ? (
            <a href={query} className="link inline-block py-1">
              {words.back}
            </a>
          ) : null}
        </p>
      )}
      {asked.length > 0 && count === 0 ? (
        <div className="wrap-anywhere" dir="auto">
          <EmptyState title={words.nothing(text)}>{words.nothingHint}</EmptyState>
        </div>
      ) : null}
      {groups.map(({ group: name, hits, endCursor }) => (
        <ResultList
          key={name}
          heading={words.groups[name]}
          results={hits.map((hit, at) => ({
            ...hit,
            key: `${hit.id} ${at}`,
            label: hit.title,
            href: hrefOf(name, hit),
          }))}
          {...shown}
        >
          {endCursor ? (
            <a
              href={`${query}&group=${name}&after=${encodeURIComponent(endCursor)}`}
              aria-label={words.moreOf(words.groups[name])}
              className="link mt-3 inline-flex min-h-11 items-center"
            >
              {words.more}
            </a>
          ) : null}
        </ResultList>
      ))}
      {further.map(({ heading, found }) => (
        <ResultList
          key={heading}
          heading={heading}
          results={found.map((place, at) => ({ ...place, key: String(at) }))}
          {...shown}
        />
      ))}
    </div>
  );
}
