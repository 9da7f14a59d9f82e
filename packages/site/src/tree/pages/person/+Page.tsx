import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { chartWords } from '#tree/chart/chart.en.ts';
import { PersonPictures } from '#tree/pictures/person-pictures.tsx';
import { Portrait } from '#tree/pictures/portrait.tsx';
import { PersonActs } from '#tree/person/person-acts.tsx';
import { treePath, viewPath } from '#tree/paths.ts';
import { ChangeList } from '#tree/person/change-list.tsx';
import { FactLines } from '#tree/person/fact-lines.tsx';
import { lifeLine } from '#tree/person/life-line.ts';
import { PersonFamilies } from '#tree/person/person-families.tsx';
import { PersonTalk } from '#tree/person/person-talk.tsx';
import { personWords as words } from '#tree/person/person.en.ts';
import { PersonVoices } from '#tree/voices/person-voices.tsx';
import { ProvenFacts } from '#tree/voices/proven-facts.tsx';
import { treeWords } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

/** A person of the tree: names, what is known of the life, and to whom they belong. */
export function Page(): ReactElement {
  const { person, mayAdd, mayMerge, mayExport, talk, changes, ...data } = useData<Data>();
  const [photos, setPhotos] = useState(data.photos);
  const name = person.name || chartWords.unnamed;
  const others = person.names.slice(1);
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={
          photos?.picture ? (
            <span className="flex items-center gap-5">
              <Portrait picture={photos.picture} size="lg" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </span>
          ) : (
            name
          )
        }
        lead={lifeLine(person)}
        above={
          <a className="link" href={viewPath(treePath, 'family', person.id)}>
            {treeWords.title}
          </a>
        }
      />
      <PersonActs id={person.id} {...{ mayAdd, mayMerge, mayExport }} />
      {person.isWithheld ? <p>{treeWords.panel.withheld}</p> : null}
      <div className="grid gap-10 lg:grid-cols-2">
        <div>
          {others.length > 0 ? (
            <section>
              <h2 className="m-0 text-xl">{words.names}</h2>
              <ul className="mt-2 mb-0 pl-5">
                {others.map((each) => (
                  <li key={each.at}>
                    {each.display}
                    {each.type ? (
                      <span className="text-ink-soft"> · {words.nameType(each.type)}</span>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {person.facts.length > 0 ? (
            <section className="mt-8 first:mt-0">
              <h2 className="m-0 text-xl">{words.facts}</h2>
              <FactLines facts={person.facts} />
            </section>
          ) : null}
          {person.notes.length > 0 ? (
            <section className="mt-8">
              <h2 className="m-0 text-xl">{words.notes}</h2>
              {person.notes.map((note) => (
                <p key={note} className="mt-2 mb-0 max-w-measure whitespace-pre-line">
                  {note}
                </p>
              ))}
            </section>
          ) : null}
        </div>
        <PersonFamilies person={person} />
      </div>
      <div className="max-w-[800px]">
        {photos ? (
          <PersonPictures id={person.id} {...{ name, photos }} onPhotos={setPhotos} />
        ) : null}
        <PersonVoices recordId={person.id} />
        <ProvenFacts recordId={person.id} />
        {talk ? <PersonTalk id={person.id} first={talk} /> : null}
        {changes.length > 0 ? (
          <details className="mt-10">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
              {treeWords.history.link}
            </summary>
            <ChangeList changes={changes} />
          </details>
        ) : null}
      </div>
    </div>
  );
}
