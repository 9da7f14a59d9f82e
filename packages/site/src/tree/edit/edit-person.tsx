import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { AddRelative } from './add-relative.tsx';
import { ChangePerson } from './change-person.tsx';
import { ConnectPerson } from './connect-person.tsx';
import { EditFacts } from './edit-facts.tsx';
import { EditTies } from './edit-ties.tsx';
import { editWords as words } from './edit.en.ts';
import { PersonWarnings } from './person-warnings.tsx';
import type { Edits } from './use-edits.ts';

interface EditPersonProps {
  readonly index: GraphIndex;
  readonly person: number;
  readonly name: string;
  readonly details: PersonDetails | null;
  readonly edits: Edits;
  /** To whom this person was dragged. */
  readonly connectTo: number | null;
  readonly onConnected: () => void;
  readonly onAdded: (id: string) => void;
  readonly onRemoved: () => void;
}

/** What the builder offers for the chosen person. */
export function EditPerson(props: EditPersonProps): ReactElement {
  const { index, person, name, details, edits, connectTo } = props;
  const [open, setOpen] = useState<'names' | 'connect' | null>(null);
  const id = index.graph.ids[person] ?? '';
  const close = () => {
    setOpen(null);
    props.onConnected();
  };
  if (connectTo !== null || open === 'connect') {
    return <ConnectPerson {...{ index, person, edits }} other={connectTo} onDone={close} />;
  }
  if (open === 'names' && details) {
    return <ChangePerson {...{ name, edits }} person={details} onDone={close} />;
  }
  return (
    <>
      <div className="mt-4">
        <AddRelative {...{ id, name, details, edits }} onAdded={props.onAdded} />
      </div>
      <PersonWarnings id={id} version={index.graph.version} />
      {details ? <EditFacts key={details.version} person={details} edits={edits} /> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {details?.mayChange ? (
          <Button size="sm" onClick={() => setOpen('names')}>
            {words.changeNames}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen('connect')}>
          {words.connect.open}
        </Button>
      </div>
      {details ? (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-accent">
            {words.more}
          </summary>
          <EditTies {...{ index, edits }} person={details} onRemoved={props.onRemoved} />
        </details>
      ) : null}
    </>
  );
}
