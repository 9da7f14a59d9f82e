import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath } from '#tree/paths.ts';
import { reshapeWords } from '#tree/reshape/reshape.en.ts';
import { SplitPerson } from '#tree/reshape/split-person.tsx';
import type { Data } from './+data.ts';

const words = reshapeWords.split;

/** Making two people of one record. */
export function Page(): ReactElement {
  const { person, mayMerge } = useData<Data>();
  const name = person.name || chartWords.unnamed;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title(name)}
        lead={words.lead}
        above={
          <a className="link" href={treePersonPath(person.id)}>
            {name}
          </a>
        }
      />
      {mayMerge ? <SplitPerson first={person} /> : <p>{words.notAllowed}</p>}
    </div>
  );
}
