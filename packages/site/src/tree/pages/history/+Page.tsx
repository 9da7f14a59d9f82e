import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { treeHistoryPath, treePath } from '#tree/paths.ts';
import { ChangeList } from '#tree/person/change-list.tsx';
import { treeWords } from '#tree/tree.en.ts';
import { nextPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

const words = treeWords.history;

/** Every change of the tree, with its undo. */
export function Page(): ReactElement {
  const { treeChanges } = useData<Data>();
  const { hasNextPage, endCursor } = treeChanges.pageInfo;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        above={
          <a className="link" href={treePath}>
            {treeWords.title}
          </a>
        }
      />
      <ChangeList changes={treeChanges.nodes} />
      {hasNextPage && endCursor ? (
        <p className="mt-6 mb-0">
          <LinkButton href={nextPath(treeHistoryPath, endCursor)}>{words.earlier}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
