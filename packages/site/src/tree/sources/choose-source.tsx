import { TreeSourcesDocument } from '@infinite/schema/generated/operations';
import { comboboxField, ComboboxOptions } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { sourcesWords } from './sources.en.ts';

const words = sourcesWords.citation;

/** A source of the tree, or the title of one that is still to be added. */
export interface ChosenSource {
  readonly id: string | null;
  readonly title: string;
}

interface ChooseSourceProps {
  /** Offers sources of the tree alone, no new one. */
  readonly known?: boolean;
  readonly error?: string | undefined;
  /** What was typed stays with the form, so that saving can take it as a new title. */
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onChoose: (source: ChosenSource) => void;
}

const waitMs = 150;
const shown = 6;

/** A field that finds the sources of the tree by title or author, and offers a new one. */
export function ChooseSource(props: ChooseSourceProps): ReactElement {
  const { known = false, error, typed, onTyped, onChoose } = props;
  const id = useId();
  const [answer, setAnswer] = useState<{ of: string; sources: readonly ChosenSource[] }>({
    ...{ of: '', sources: [] },
  });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const of = typed.trim();
      void ask(TreeSourcesDocument, { search: of, first: shown }).then((read) => {
        if (isOver || read.kind !== 'data') return;
        setAnswer({ of, sources: read.data.treeSources.nodes });
      });
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  const title = typed.trim();
  // Sources that were found for fewer letters are not offered: Enter would choose one of them.
  const isSettled = answer.of === title;
  const found = isSettled ? answer.sources : [];
  const choices: readonly ChosenSource[] =
    known || title === '' ? found : [...found, { id: null, title }];
  const list = {
    id: `${id}-sources`,
    open: open && isSettled && choices.length > 0,
    count: choices.length,
    active,
    onActive: setActive,
    onChoose: (at: number) => {
      const source = choices[at];
      if (!source) return;
      setOpen(false);
      onChoose(source);
    },
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
      <Field
        label={words.source}
        hint={known ? words.sourceKnownHint : words.sourceHint}
        error={error}
        required
      >
        <TextInput
          {...comboboxField(list)}
          dir="auto"
          value={typed}
          onChange={({ target }) => {
            onTyped(target.value);
            setActive(0);
            setOpen(true);
          }}
        />
      </Field>
      <ComboboxOptions
        list={list}
        label={sourcesWords.title}
        status={words.found(found.length)}
        options={choices.map((source) => ({
          key: source.id ?? 'new',
          content:
            source.id === null
              ? words.makeNew(source.title)
              : source.title || sourcesWords.untitled,
        }))}
      />
    </div>
  );
}
