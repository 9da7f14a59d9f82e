import { DeleteSearchDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { addressOf, placeOfSaved, type SavedSearch } from '#search/search-address.ts';
import { searchPageWords } from '#search/search.en.ts';
import { useAct } from '#settings/use-act.ts';
import { NameSearch } from './name-search.tsx';

const words = searchPageWords.saved;

/** The searches that the member keeps, each a link, with what can be done to it. */
export function SavedSearches(props: {
  searches: readonly SavedSearch[];
  onChange: (searches: readonly SavedSearch[]) => void;
}): ReactElement | null {
  const { searches, onChange } = props;
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const deleting = useAct(DeleteSearchDocument);
  if (searches.length === 0) return null;
  const remove = async ({ id, name }: SavedSearch) => {
    if (await deleting.act({ id }, words.deleted(name))) {
      onChange(searches.filter((each) => each.id !== id));
    }
  };
  return (
    <section aria-label={words.title} className="mt-8 max-w-[720px]">
      <h2 className="m-0 mb-2 text-xl">{words.title}</h2>
      <ul className="m-0 list-none border-t border-rule p-0">
        {searches.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center gap-x-2 border-b border-rule py-1"
          >
            <a
              href={addressOf(placeOfSaved(each))}
              className="link inline-flex min-h-11 min-w-0 flex-1 basis-48 items-center wrap-anywhere"
              dir="auto"
            >
              {each.name}
            </a>
            <Button
              variant="quiet"
              size="sm"
              aria-label={words.renameOne(each.name)}
              onClick={() => setRenamed(each)}
            >
              {words.rename}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={words.deleteOne(each.name)}
              onClick={() => void remove(each)}
            >
              {words.delete}
            </Button>
          </li>
        ))}
      </ul>
      {renamed ? (
        <NameSearch
          saved={renamed}
          onClose={() => setRenamed(null)}
          onSaved={(saved) => {
            onChange(searches.map((each) => (each.id === saved.id ? saved : each)));
          }}
        />
      ) : null}
    </section>
  );
}
