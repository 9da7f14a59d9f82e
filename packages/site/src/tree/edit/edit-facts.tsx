import {
  AddTreeFactDocument,
  ChangeTreeFactDocument,
  RemoveTreeFactDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { factText } from '#tree/person/fact-text.ts';
import { nameOfFact, nameOfTag } from '#tree/person/fact-words.en.ts';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { editWords } from './edit.en.ts';
import { FactForm } from './fact-form.tsx';
import type { Edits } from './use-edits.ts';

const words = editWords.facts;

/** What is known of a person, each line to change or remove, and a new one. */
export function EditFacts({
  person,
  edits,
}: {
  person: PersonDetails;
  edits: Edits;
}): ReactElement {
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const record = { recordId: person.id, version: person.version };
  const form = (fact: PersonDetails['facts'][number] | null) => (
    <FactForm
      fact={fact}
      errors={edits.errors}
      pending={edits.pending}
      onCancel={() => setOpen(null)}
      onSave={async (tag, input) => {
        const name = nameOfTag(tag);
        const done = fact
          ? await edits.run(ChangeTreeFactDocument, { ...record, at: fact.at, input }, () =>
              words.changed(name),
            )
          : await edits.run(AddTreeFactDocument, { ...record, tag, input }, () =>
              words.added(name),
            );
        if (done) setOpen(null);
      }}
    />
  );
  return (
    <div className="mt-4">
      <ul className="m-0 list-none p-0">
        {person.facts.map((fact) => (
          <li key={fact.at} className="border-b border-rule py-1">
            {open === fact.at ? (
              form(fact)
            ) : (
              <div className="flex items-center justify-between gap-2">
                <span className="wrap-anywhere">
                  <span className="text-ink-soft">{nameOfFact(fact)}</span> {factText(fact)}
                </span>
                {person.mayChange ? (
                  <span className="flex shrink-0">
                    <IconButton
                      icon={Pencil}
                      label={words.change(nameOfFact(fact))}
                      onClick={() => setOpen(fact.at)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={words.remove(nameOfFact(fact))}
                      onClick={() =>
                        void edits.run(RemoveTreeFactDocument, { ...record, at: fact.at }, () =>
                          words.removed(nameOfFact(fact)),
                        )
                      }
                    />
                  </span>
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? form(null) : null}
      {person.mayChange && open === null ? (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => {
            edits.forgetErrors();
            setOpen('new');
          }}
        >
          {words.add}
        </Button>
      ) : null}
    </div>
  );
}

function IconButton(props: { icon: LucideIcon; label: string; onClick: () => void }): ReactElement {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="flex size-10 cursor-pointer items-center justify-center rounded-md border-0 bg-transparent text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <Icon as={props.icon} />
    </button>
  );
}
