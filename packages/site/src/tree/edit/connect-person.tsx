import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { TreeRelation } from '@infinite/schema/generated/graphql';
import { ConnectTreePeopleDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { RadioCards } from '@infinite/ui/radio-cards';
import { useState, type ReactElement } from 'react';
import { nameOf } from '#tree/chart/person-label.ts';
import { FindPerson } from '#tree/components/find-person.tsx';
import { editWords } from './edit.en.ts';
import type { Edits } from './use-edits.ts';

const words = editWords.connect;
const kinds: readonly TreeRelation[] = ['PARENT', 'PARTNER', 'CHILD', 'SIBLING'];

interface ConnectPersonProps {
  readonly index: GraphIndex;
  readonly person: number;
  /** With whom, when that is known already: a person was dragged to them. */
  readonly other: number | null;
  readonly edits: Edits;
  readonly onDone: () => void;
}

/** Connects two people who are in the tree already; the way of the keyboard, and what a drag ends with. */
export function ConnectPerson(props: ConnectPersonProps): ReactElement {
  const { index, person, edits, onDone } = props;
  const [other, setOther] = useState(props.other);
  const [kind, setKind] = useState<TreeRelation>('PARENT');
  const own = nameOf(index.graph, person);
  if (other === null) {
    return (
      <div className="mt-3 grid gap-3">
        <FindPerson index={index} label={words.who} except={person} onChoose={setOther} />
        <Button size="sm" variant="quiet" onClick={onDone}>
          {editWords.cancel}
        </Button>
      </div>
    );
  }
  const theirs = nameOf(index.graph, other);
  const save = async () => {
    const [id = '', to = ''] = [index.graph.ids[person], index.graph.ids[other]];
    const done = await edits.run(ConnectTreePeopleDocument, { input: { id, kind, to } }, () =>
      words.done(own, theirs),
    );
    if (done) onDone();
  };
  return (
    <div className="mt-3 grid gap-3">
      <RadioCards
        legend={words.question(own, theirs)}
        options={kinds.map((each) => ({ value: each, label: words.kinds[each](own, theirs) }))}
        value={kind}
        onChange={setKind}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="primary"
          pending={edits.pending}
          pendingLabel={editWords.saving}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {editWords.cancel}
        </Button>
      </div>
    </div>
  );
}
