import { AddTreePersonDocument } from '@infinite/schema/generated/operations';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { ReactElement } from 'react';
import { editWords as words } from './edit.en.ts';
import { PersonForm } from './person-form.tsx';
import { useEdits } from './use-edits.ts';

interface AddFirstProps {
  readonly reload: () => Promise<GraphIndex | null>;
  readonly onCancel: () => void;
}

/** The first person of an empty tree. */
export function AddFirst({ reload, onCancel }: AddFirstProps): ReactElement {
  const edits = useEdits(reload);
  return (
    <PersonForm
      title={words.addFirstTitle}
      errors={edits.errors}
      pending={edits.pending}
      onCancel={onCancel}
      onSave={(input) =>
        void edits.run(AddTreePersonDocument, { input }, ({ addTreePerson }) =>
          words.added(addTreePerson.name),
        )
      }
    />
  );
}
