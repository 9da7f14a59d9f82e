import type { TreeIndividualsQuery } from '@infinite/schema/generated/graphql';
import { TreeIndividualsDocument } from '@infinite/schema/generated/operations';
import { comboboxField, ComboboxOptions } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

type Found = TreeIndividualsQuery['treeIndividuals']['nodes'][number];

export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
}

interface ChoosePersonProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChoose: (person: ChosenPerson) => void;
}

const waitMs = 150;
const shown = 8;

/** A field that finds people of the family tree by their names. */
export function ChoosePerson({ label, error, onChoose }: ChoosePersonProps): ReactElement {
  const id = useId();
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useState<{ of: string; people: readonly Found[] }>({
    ...{ of: '', people: [] },
  });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const of = search.trim();
      void ask(TreeIndividualsDocument, { search: of, first: shown }).then((read) => {
        if (isOver || read.kind !== 'data') return;
        setAnswer({ of, people: read.data.treeIndividuals.nodes });
      });
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search]);
  // People who were found for fewer letters are not offered: Enter would choose one of them.
  const isSettled = answer.of === search.trim();
  const found = isSettled ? answer.people : [];
  const choose = (at: number) => {
    const person = found[at];
    if (!person) return;
    setOpen(false);
    setSearch('');
    onChoose({ id: person.id, name: person.name });
  };
  const list = {
    id: `${id}-people`,
    open: open && isSettled && search.trim() !== '',
    count: found.length,
    active,
    onActive: setActive,
    onChoose: choose,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  };
  const options = found.map((person) => ({
    key: person.id,
    content: (
      <>
        <span>{person.name}</span>
        <span className="text-sm text-ink-soft empty:hidden">
          {words.living(person.birth?.date?.year ?? null, person.death?.date?.year ?? null)}
        </span>
      </>
    ),
  }));
  return (
    <div className="relative">
      <Field label={label} hint={words.aboutWhomHint} error={error}>
        <TextInput
          {...comboboxField(list)}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(0);
            setOpen(true);
          }}
        />
      </Field>
      <ComboboxOptions
        list={list}
        label={words.aboutChoices}
        options={options}
        status={words.aboutFound(found.length)}
      />
    </div>
  );
}
