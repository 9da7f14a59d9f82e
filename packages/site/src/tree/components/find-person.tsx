import type { GraphIndex } from '@infinite/kinship/graph-index';
import { ComboboxOptions, comboboxField } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react';
import { nameOf, yearsOf } from '#tree/chart/person-label.ts';
import { peopleNamed } from '#tree/people-named.ts';
import { treeWords as words } from '#tree/tree.en.ts';

interface FindPersonProps {
  readonly index: GraphIndex;
  readonly label?: string;
  readonly onChoose: (person: number) => void;
  /** Who is not offered. */
  readonly except?: number;
}

const shownAtOnce = 8;

/** Anyone of the tree by a few letters of the name; the tree is on the device, so nothing is asked. */
export function FindPerson({ index, label, onChoose, except }: FindPersonProps): ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(text);
  const found = useMemo(
    () => peopleNamed(index.graph, asked).filter((person) => person !== except),
    [index, asked, except],
  );
  const shown = found.slice(0, shownAtOnce);
  const choose = (person: number | undefined) => {
    if (person === undefined) return;
    setOpen(false);
    setText('');
    onChoose(person);
  };
  const isOpen = open && asked.trim() !== '';
  const list = {
    ...{ id, active },
    open: isOpen,
    count: shown.length,
    onActive: setActive,
    onChoose: (at: number) => choose(shown[at]),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Field label={label ?? words.find} hideLabel={label === undefined}>
        <TextInput
          {...comboboxField(list)}
          dir="auto"
          placeholder={label === undefined ? words.find : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setOpen(true);
          }}
        />
      </Field>
      <ComboboxOptions
        list={list}
        label={words.find}
        status={isOpen ? words.found(found.length) : ''}
        options={shown.map((person) => ({
          key: String(person),
          content: (
            <>
              <span className="font-semibold">{nameOf(index.graph, person)}</span>
              <span className="text-sm text-ink-soft">{yearsOf(index.graph, person)}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
