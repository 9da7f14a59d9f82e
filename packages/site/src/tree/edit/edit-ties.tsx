import type { GraphIndex } from '@infinite/kinship/graph-index';
import {
  DisconnectTreePeopleDocument,
  MoveTreeBranchDocument,
  RemoveTreePersonDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import { FindPerson } from '#tree/components/find-person.tsx';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { editWords } from './edit.en.ts';
import type { Edits } from './use-edits.ts';

const words = editWords.ties;

interface EditTiesProps {
  readonly index: GraphIndex;
  readonly person: PersonDetails;
  readonly edits: Edits;
  readonly onRemoved: () => void;
}

/** Connections to take away, a branch to move, and the person to remove; each can be undone. */
export function EditTies({ index, person, edits, onRemoved }: EditTiesProps): ReactElement {
  const [moving, setMoving] = useState<string | null>(null);
  const { id, parents, unions, version } = person;
  const name = person.name || chartWords.unnamed;
  const disconnect = (unionId: string) =>
    void edits.run(DisconnectTreePeopleDocument, { id, unionId }, () => words.done(name));
  const remove = async () => {
    const done = await edits.run(RemoveTreePersonDocument, { id, version }, (data) => {
      const { facts, connections } = data.removeTreePerson;
      return editWords.removed(name, facts, connections);
    });
    if (done) onRemoved();
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {parents.map(({ union }) => (
        <div key={union.id} className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => disconnect(union.id)}>
            {words.fromParents(namesOf(union.partners))}
          </Button>
          <Button size="sm" onClick={() => setMoving(union.id)}>
            {words.move}
          </Button>
        </div>
      ))}
      {moving === null ? null : (
        <div className="w-full">
          <FindPerson
            index={index}
            label={words.moveTo}
            onChoose={async (to) => {
              const input = { id, fromUnionId: moving, to: index.graph.ids[to] ?? '' };
              setMoving(null);
              await edits.run(MoveTreeBranchDocument, { input }, () => words.moved(name));
            }}
          />
        </div>
      )}
      {unions.map((union) => (
        <Button key={union.id} size="sm" onClick={() => disconnect(union.id)}>
          {words.fromUnion(namesOf(union.partners.filter((each) => each.id !== id)))}
        </Button>
      ))}
      {person.mayChange ? (
        <Button size="sm" variant="danger" onClick={() => void remove()}>
          {editWords.remove(name)}
        </Button>
      ) : null}
    </div>
  );
}

function namesOf(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name || chartWords.unnamed).join(', ');
}
