import type { TreePersonSourcesQuery } from '@infinite/schema/generated/graphql';
import { TreePersonSourcesDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { chartWords } from '#tree/chart/chart.en.ts';
import { UndoLine } from '#tree/edit/undo-line.tsx';
import { useEdits } from '#tree/edit/use-edits.ts';
import { factText } from '#tree/person/fact-text.ts';
import { nameOfFact } from '#tree/person/fact-words.en.ts';
import { CitedPlace } from './cited-place.tsx';
import { sourcesWords } from './sources.en.ts';

const words = sourcesWords.person;

type Person = NonNullable<TreePersonSourcesQuery['treeIndividual']>;
type Fact = Person['facts'][number];

/** What is known of a person and their couples, each fact with its sources. */
export function PersonSources({ first }: { first: Person }): ReactElement {
  const [person, setPerson] = useState(first);
  const [open, setOpen] = useState<string | null>(null);
  const edits = useEdits(async () => {
    const answer = await ask(TreePersonSourcesDocument, { id: first.id });
    if (answer.kind === 'data' && answer.data.treeIndividual) setPerson(answer.data.treeIndividual);
    return null;
  });
  const name = person.name || chartWords.unnamed;
  const shared = { edits, personId: person.id, open, onOpen: setOpen };
  const own = { id: person.id, version: person.version, mayChange: person.mayChange };
  const ofFact = (record: typeof own, fact: Fact) => (
    <CitedPlace
      key={fact.at}
      {...shared}
      record={record}
      at={fact.at}
      label={nameOfFact(fact)}
      text={factText(fact)}
      citations={fact.citations}
    />
  );
  return (
    <div className="max-w-[760px]">
      <UndoLine edits={edits} />
      <ul className="m-0 list-none p-0">
        <CitedPlace
          {...shared}
          record={own}
          at={null}
          label={words.whole(name)}
          text=""
          citations={person.citations}
        />
        {person.facts.map((fact) => ofFact(own, fact))}
      </ul>
      {person.unions
        .filter(({ facts }) => facts.length > 0)
        .map((union) => (
          <section key={union.id} className="mt-8">
            <h2 className="m-0 text-xl">
              {words.union(
                union.partners
                  .filter(({ id }) => id !== person.id)
                  .map((partner) => partner.name || chartWords.unnamed)
                  .join(', ') || chartWords.unnamed,
              )}
            </h2>
            <ul className="m-0 list-none p-0">{union.facts.map((fact) => ofFact(union, fact))}</ul>
          </section>
        ))}
    </div>
  );
}
