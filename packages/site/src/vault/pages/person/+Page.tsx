import { HideOnThisDayDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { useAct } from '#settings/use-act.ts';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { nextPath, peoplePath, personPath } from '#vault/paths.ts';
import { peopleWords as words } from '#vault/people/people.en.ts';
import type { Data } from './+data.ts';

/** What one person is in, of what the reader may see. */
export function Page(): ReactElement {
  const { person, items } = useData<Data>();
  const { nodes, pageInfo } = items;
  const { kind, personId, name } = person;
  const hide = useAct(HideOnThisDayDocument);
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={name}
        above={
          <a className="link" href={peoplePath}>
            {words.back}
          </a>
        }
      />
      {nodes.length === 0 ? <p className="mt-0">{words.nothing}</p> : <ItemGrid items={nodes} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {pageInfo.hasNextPage && pageInfo.endCursor ? (
          <LinkButton href={nextPath(personPath(person), pageInfo.endCursor)}>
            {words.more}
          </LinkButton>
        ) : null}
        <Button
          variant="quiet"
          disabled={!hide.ready}
          pending={hide.pending}
          onClick={() => void hide.act({ input: { kind, personId } }, words.hidden(name))}
        >
          {words.hide}
        </Button>
      </div>
    </div>
  );
}
