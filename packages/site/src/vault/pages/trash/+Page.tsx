import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { nextPath, trashPath } from '#vault/paths.ts';
import { trashWords as words } from '#vault/trash/trash.en.ts';
import { TrashedItem } from '#vault/trash/trashed-item.tsx';
import type { Data } from './+data.ts';

/** What the member deleted, to restore or to erase. */
export function Page(): ReactElement {
  const { nodes, pageInfo } = useData<Data>().trash;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const left = nodes.filter(({ recording }) => !gone.has(recording.id));
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={trashPath} />
      {left.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <div className="max-w-[800px]">
          <p className="mt-0 text-ink-soft">{words.space}</p>
          <ul className="m-0 list-none p-0">
            {left.map((item) => (
              <TrashedItem
                key={item.recording.id}
                item={item}
                onGone={() => setGone((all) => new Set([...all, item.recording.id]))}
              />
            ))}
          </ul>
        </div>
      )}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p className="mt-8">
          <LinkButton href={nextPath(trashPath, pageInfo.endCursor)}>{words.more}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
