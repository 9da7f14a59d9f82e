import type {
  FindTaggableQuery,
  NamedPeopleFragment,
  TagInput,
} from '@infinite/schema/generated/graphql';
import { FindTaggableDocument, TagPersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { comboboxField, ComboboxOptions } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { useAct } from '#settings/use-act.ts';
import { peopleWords as words } from './people.en.ts';

type Found = FindTaggableQuery['findTaggable'][number];

interface NamePersonProps {
  readonly recordingId: string;
  readonly onNamed: (people: NamedPeopleFragment) => void;
  readonly onClose: () => void;
}

const WAIT_MS = 150;

/** A field that offers the people of the family, and takes a new name. */
export function NamePerson({ recordingId, onNamed, onClose }: NamePersonProps): ReactElement {
  const id = useId();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { act, pending, errors } = useAct(TagPersonDocument);
  const search = name.trim();

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void ask(FindTaggableDocument, { search }).then((answer) => {
        if (!isOver && answer.kind === 'data') setFound(answer.data.findTaggable);
      });
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search]);

  const isKnown = found.some((person) => person.name.toLowerCase() === search.toLowerCase());
  const offersNew = search !== '' && !isKnown;
  const count = found.length + (offersNew ? 1 : 0);
  const tag = async (person: TagInput, called: string) => {
    const answer = await act({ recordingId, person }, words.added(called));
    if (!answer) return;
    setName('');
    setOpen(false);
    onNamed(answer.tagPerson);
  };
  const choose = (at: number) => {
    if (pending) return;
    const person = found[at];
    if (person) void tag({ kind: person.kind, personId: person.personId }, person.name);
    else if (offersNew) void tag({ name: search }, search);
  };
  const list = {
    id: `${id}-people`,
    open: open && count > 0,
    count,
    active,
    onActive: setActive,
    onChoose: choose,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  };
  const options = [
    ...found.map((person) => ({
      key: `${person.kind} ${person.personId}`,
      content: (
        <>
          <span>{person.name}</span>
          <span className="text-sm text-ink-soft">{words.kinds[person.kind]}</span>
        </>
      ),
    })),
    ...(offersNew ? [{ key: 'new', content: <span>{words.newName(search)}</span> }] : []),
  ];
  return (
    <div className="flex max-w-[560px] flex-wrap items-start gap-3">
      <div className="relative min-w-0 flex-1 basis-64">
        <Field label={words.name} hint={words.nameHint} error={errors['name']}>
          <TextInput
            {...comboboxField(list)}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setActive(0);
              setOpen(true);
            }}
          />
        </Field>
        <ComboboxOptions
          list={list}
          label={words.choices}
          options={options}
          status={words.found(found.length)}
        />
      </div>
      <Button className="sm:mt-8" onClick={onClose}>
        {words.done}
      </Button>
    </div>
  );
}
