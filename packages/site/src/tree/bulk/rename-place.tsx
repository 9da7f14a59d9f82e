import type { TreePlacesQuery } from '@infinite/schema/generated/graphql';
import { TreePlacesDocument } from '@infinite/schema/generated/operations';
import { treeLimits } from '@infinite/schema/catalogue/tree';
import { comboboxField, ComboboxOptions } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { bulkWords as words } from './bulk.en.ts';

interface Names {
  readonly from: string;
  readonly to: string;
}

interface RenamePlaceProps extends Names {
  readonly onChange: (names: Names) => void;
}

type Place = TreePlacesQuery['treePlaces'][number];
const waitMs = 150;
const shown = 8;

/** A place as facts have it, found by a few letters, and what it is called from now on. */
export function RenamePlace({ from, to, onChange }: RenamePlaceProps): ReactElement {
  const id = useId();
  const [answer, setAnswer] = useState<{ of: string; places: readonly Place[] }>({
    ...{ of: '', places: [] },
  });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const of = from.trim();
      void ask(TreePlacesDocument, { search: of, first: shown }).then((read) => {
        if (isOver || read.kind !== 'data') return;
        setAnswer({ of, places: read.data.treePlaces });
      });
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [from]);
  // Places that were found for fewer letters are not offered: Enter would choose one of them.
  const found = answer.of === from.trim() ? answer.places : [];
  const list = {
    id: `${id}-places`,
    open: open && found.length > 0,
    count: found.length,
    active,
    onActive: setActive,
    onChoose: (at: number) => {
      const place = found[at];
      if (!place) return;
      setOpen(false);
      // Most renamings mend a few letters.
      onChange({ from: place.name, to: to === '' ? place.name : to });
    },
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  };
  return (
    <div className="grid gap-4">
      <div
        className="relative"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <Field label={words.from} hint={words.fromHint}>
          <TextInput
            {...comboboxField(list)}
            dir="auto"
            value={from}
            onChange={({ target }) => {
              onChange({ from: target.value, to });
              setActive(0);
              setOpen(true);
            }}
          />
        </Field>
        <ComboboxOptions
          list={list}
          label={words.from}
          status={words.fromFound(found.length)}
          options={found.map((place) => ({
            key: place.name,
            content: (
              <>
                <span>{place.name}</span>
                <span className="text-sm text-ink-soft">{words.placeUses(place.events)}</span>
              </>
            ),
          }))}
        />
      </div>
      <Field label={words.to} hint={words.toHint}>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={treeLimits.place}
          value={to}
          onChange={({ target }) => onChange({ from, to: target.value })}
        />
      </Field>
    </div>
  );
}
