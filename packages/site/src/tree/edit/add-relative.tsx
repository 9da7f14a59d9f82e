import type { TreeRelation, TreeSex } from '@infinite/schema/generated/graphql';
import { AddTreePersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { editWords as words } from './edit.en.ts';
import { PersonForm } from './person-form.tsx';
import type { Edits } from './use-edits.ts';

interface AddRelativeProps {
  readonly id: string;
  readonly name: string;
  /** Null while they are read. */
  readonly details: PersonDetails | null;
  readonly edits: Edits;
  readonly onAdded: (id: string) => void;
}

const relations: readonly TreeRelation[] = ['PARENT', 'PARTNER', 'CHILD', 'SIBLING'];

/** A relative in two taps: what they are to this person, and who they are. */
export function AddRelative({ id, name, details, edits, onAdded }: AddRelativeProps): ReactElement {
  const [kind, setKind] = useState<TreeRelation | null>(null);
  if (kind === null) {
    return (
      <div role="group" aria-label={words.add} className="flex flex-wrap gap-2">
        {relations.map((relation) => (
          <Button
            key={relation}
            size="sm"
            onClick={() => {
              edits.forgetErrors();
              setKind(relation);
            }}
          >
            + {words.relations[relation]}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <PersonForm
      title={words.addTitle[kind](name)}
      guess={guessOf(kind, details)}
      errors={edits.errors}
      pending={edits.pending}
      onCancel={() => setKind(null)}
      onSave={async (input) => {
        const relation = { kind, to: id };
        const done = await edits.run(
          AddTreePersonDocument,
          { input, relation },
          ({ addTreePerson }) => words.added(addTreePerson.name),
        );
        if (!done) return;
        setKind(null);
        onAdded(done.addTreePerson.id);
      }}
    />
  );
}

/** A child and a sibling have the surname more often than not; the second parent has the other sex. */
function guessOf(kind: TreeRelation, details: PersonDetails | null) {
  if (!details) return {};
  const { surname, sex, parents } = details;
  const other: Partial<Record<TreeSex, TreeSex>> = { F: 'M', M: 'F' };
  switch (kind) {
    case 'PARENT': {
      const known = parents[0]?.union.partners[0];
      if (!known) return { surname };
      return { sex: other[known.sex] ?? 'U' };
    }
    case 'CHILD':
      return { surname: sex === 'F' ? partnersSurname(details) : surname };
    case 'SIBLING':
      return { surname };
    case 'PARTNER':
      return {};
  }
}

function partnersSurname({ id, unions, surname }: PersonDetails): string {
  const partner = unions[0]?.partners.find((each) => each.id !== id);
  return partner?.surname || surname;
}
