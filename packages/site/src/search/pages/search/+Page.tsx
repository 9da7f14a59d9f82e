import { narrows } from '@infinite/schema/search/search-filters';
import { searchWords } from '@infinite/schema/text/search-words';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { NameSearch } from '#search/components/name-search.tsx';
import { ResultList } from '#search/components/result-list.tsx';
import { SavedSearches } from '#search/components/saved-searches.tsx';
import { SearchFilterForm } from '#search/components/search-filters.tsx';
import { SearchForm } from '#search/components/search-form.tsx';
import { detailOf, hrefOf, labelOf } from '#search/load-search.ts';
import { actsOf, foundPlaces } from '#search/places.ts';
import { addressOf } from '#search/search-address.ts';
import { searchPageWords as words } from '#search/search.en.ts';
import type { Data } from './+data.ts';

/** Everything that a search finds, group by group. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const { place, group, groups, places, makers, tags, savedSearches } = useData<Data>();
  const [saved, setSaved] = useState<Data['savedSearches']>(savedSearches);
  const [isNaming, setIsNaming] = useState(false);
  if (!viewer) return null;
  const asked = searchWords(place.text);
  const isNarrowed = narrows(place.filters);
  const isAsked = asked.length > 0 || isNarrowed;
  const shown = { words: asked, timeZone: viewer.timeZone };
  const acts = group || isNarrowed ? [] : foundPlaces(actsOf(roleNames[viewer.familyRole]), asked);
  const further = [
    { heading: words.acts, found: acts },
    { heading: words.pages, found: places },
  ].filter(({ found }) => found.length > 0);
  const count = [...groups.map(({ hits }) => hits), acts, places].flat().length;
  const more = groups.some(({ endCursor }) => endCursor !== null);
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.pageTitle} />
      <SearchForm place={place} />
      <SearchFilterForm place={place} makers={makers} tags={tags} />
      {isAsked ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <p role="status" className="m-0">
            {words.found(count, more)}
          </p>
          {group ? (
            <a href={addressOf(place)} className="link inline-block py-1">
              {words.back}
            </a>
          ) : null}
          <Button variant="quiet" onClick={() => setIsNaming(true)}>
            {words.saved.save}
          </Button>
        </div>
      ) : (
        <p className="mt-6 max-w-measure text-ink-soft">{words.hint}</p>
      )}
      {isNaming ? (
        <NameSearch
          place={place}
          onClose={() => setIsNaming(false)}
          onSaved={(one) => setSaved([...saved, one])}
        />
      ) : null}
      {isAsked ? null : <SavedSearches searches={saved} onChange={(all) => setSaved([...all])} />}
      {isAsked && count === 0 ? (
        <div className="wrap-anywhere" dir="auto">
          <EmptyState title={place.text ? words.nothing(place.text) : words.nothingNarrowed}>
            {words.nothingHint}
          </EmptyState>
        </div>
      ) : null}
      {groups.map(({ group: name, hits, endCursor, readAs }) => {
        // The corrected words are what further pages have, too.
        const read = { ...place, text: readAs ?? place.text };
        return (
          <ResultList
            key={name}
            heading={words.groups[name]}
            note={readAs && words.readAs(readAs)}
            results={hits.map((hit, at) => ({
              ...hit,
              key: `${hit.id} ${at}`,
              label: labelOf(hit),
              detail: detailOf(hit),
              href: hrefOf(name, hit),
            }))}
            timeZone={viewer.timeZone}
            words={searchWords(read.text)}
          >
            {endCursor ? (
              <a
                href={addressOf(read, { group: name, after: endCursor })}
                aria-label={words.moreOf(words.groups[name])}
                className="link mt-3 inline-flex min-h-11 items-center"
              >
                {words.more}
              </a>
            ) : null}
          </ResultList>
        );
      })}
      {further.map(({ heading, found }) => (
        <ResultList
          key={heading}
          heading={heading}
          results={found.map((each, at) => ({ ...each, key: String(at) }))}
          {...shown}
        />
      ))}
    </div>
  );
}
