import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { peoplePath, personPath, timelinePath } from '#vault/paths.ts';
import { peopleWords as words } from '#vault/people/people.en.ts';
import type { Data } from './+data.ts';

/** Everybody who is in something that the family keeps. */
export function Page(): ReactElement {
  const { peopleInVault } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={peoplePath} />
      {peopleInVault.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={<LinkButton href={timelinePath}>{words.toTimeline}</LinkButton>}
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        <ul className="m-0 flex list-none flex-wrap gap-6 p-0">
          {peopleInVault.map((person) => (
            <li key={`${person.kind} ${person.personId}`} className="w-36">
              <a href={personPath(person)} className="block text-ink no-underline">
                <span className="mb-2 block size-36">
                  {person.cover ? <ItemPicture item={person.cover} /> : null}
                </span>
                <span className="block [overflow-wrap:anywhere]">{person.name}</span>
                <span className="block text-sm text-ink-soft">{words.count(person.count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
