import { ComboboxOptions, comboboxField } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import type { FoundPlace } from '@infinite/ui/place-picker';
import { placeLine, placeWords } from '@infinite/ui/places.en';
import { TextInput } from '@infinite/ui/text-input';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { searchPlaces } from '#api/search-places.ts';
import { itemWords } from './item.en.ts';

/** Typing rests: a name is one question, not one a letter. */
const pauseMilliseconds = 150;

interface PlaceFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The name of a place: cities are offered, and a family's own words are as good. */
export function PlaceField({ value, onChange }: PlaceFieldProps): ReactElement {
  const listId = useId();
  const [found, setFound] = useState<readonly FoundPlace[] | null>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const places = found ?? [];

  const close = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    onChange(text);
    setActive(-1);
    clearTimeout(timer.current);
    const question = (asked.current += 1);
    if (text.trim() === '') return setOpen(false);
    timer.current = setTimeout(async () => {
      const answer = await searchPlaces(text.trim());
      if (question !== asked.current) return;
      setFound(answer);
      setOpen(answer === null || answer.length > 0);
    }, pauseMilliseconds);
  };
  const list = {
    id: listId,
    open,
    count: places.length,
    active,
    onActive: setActive,
    onChoose: (index: number) => {
      const place = places[index];
      if (place) onChange(placeLine(place));
      close();
    },
    onOpen: () => type(value),
    onClose: close,
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Field label={itemWords.place} note={itemWords.form.optional} hint={itemWords.form.placeHint}>
        <TextInput
          {...comboboxField(list)}
          onClick={undefined}
          dir="auto"
          maxLength={vaultLimits.placeName}
          value={value}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <ComboboxOptions
        list={list}
        label={itemWords.place}
        options={places.map((place) => ({
          key: `${placeLine(place)} ${place.timeZone}`,
          content: placeLine(place),
        }))}
        status={found === null ? placeWords.failed : placeWords.found(places.length)}
      />
    </div>
  );
}
