import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath, treeSourcesPath } from '#tree/paths.ts';
import { PersonSources } from '#tree/sources/person-sources.tsx';
import { sourcesWords } from '#tree/sources/sources.en.ts';
import { treeWords } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

const words = sourcesWords.person;

/** What is known of a person, each fact with its sources. */
export function Page(): ReactElement {
  const { person } = useData<Data>();
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
      {person.isWithheld ? <p>{treeWords.panel.withheld}</p> : <PersonSources first={person} />}
      <p className="mt-8">
        <LinkButton href={treeSourcesPath}>{words.all}</LinkButton>
      </p>
    </div>
  );
}
