import { placeOfZone } from '@infinite/schema/words/dates.en';
import { placeLine, placeWords as words } from '#places.en.ts';

import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { ComboboxOptions, comboboxField } from './combobox.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';
import { TimeZoneSelect } from './time-zone-select.tsx';

export interface FoundPlace {
  name: string;
  region: string;
  country: string;
  timeZone: string;
}

export interface PlacePickerProps {
  value: string;
  onChange: (timeZone: string) => void;
  /** Shown first, before anything is typed: the zones that are likely here. */
  near: readonly string[];
  /** Words of the choice that names no zone; without them one must be chosen. */
  emptyLabel?: string;
  /** Places by name; null when they could not be had. */
  search: (text: string) => Promise<readonly FoundPlace[] | null>;
  name?: string;
  disabled?: boolean;
}

interface Choice {
  timeZone: string;
  label: string;
}

type Found = { kind: 'near' } | { kind: 'looking' } | { kind: 'failed' } | { kind: 'found' };

/** Waits until typing rests, so that a name is one question and not one a letter. */
const pauseMs = 150;

/**
 * A place by its city, its country or its zone: the WAI-ARIA combobox with a list. Before scripts
 * run, and without them, it is the device's own chooser.
 */
export function PlacePicker(props: PlacePickerProps): ReactElement {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (hydrated) return <Combobox {...props} />;
  const { search: _, ...rest } = props;
  return <TimeZoneSelect {...rest} />;
}

const subscribeToNothing = () => () => undefined;

function Combobox(props: PlacePickerProps): ReactElement {
  const { value, onChange, emptyLabel, search } = props;
  const wiring = useFieldWiring();
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [places, setPlaces] = useState<Choice[]>([]);
  const [found, setFound] = useState<Found>({ kind: 'near' });
  const [active, setActive] = useState(-1);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = text !== null;
  const shown = value === '' ? (emptyLabel ?? '') : placeOfZone(value);
  const choices = found.kind === 'near' ? nearChoices(props) : places;

  const close = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    setText(null);
    setFound({ kind: 'near' });
    setActive(-1);
  };
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    close();
    if (choice.timeZone !== value) onChange(choice.timeZone);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    clearTimeout(timer.current);
    const question = ++asked.current;
    if (typed.trim() === '') {
      setFound({ kind: 'near' });
      return;
    }
    setFound({ kind: 'looking' });
    setPlaces([]);
    timer.current = setTimeout(async () => {
      const answer = await search(typed.trim());
      // An answer to what is no longer typed is no answer.
      if (question !== asked.current) return;
      setPlaces((answer ?? []).map((at) => ({ timeZone: at.timeZone, label: placeLine(at) })));
      setFound({ kind: answer === null ? 'failed' : 'found' });
      setActive(answer !== null && answer.length > 0 ? 0 : -1);
    }, pauseMs);
  };
  const list = {
    id: listId,
    open,
    count: choices.length,
    active,
    onActive: setActive,
    onChoose: (index: number) => choose(choices[index]),
    onOpen: () => type(''),
    onClose: close,
  };

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <input
        type="text"
        {...wiring}
        {...comboboxField(list)}
        disabled={props.disabled}
        placeholder={words.placeholder}
        value={text ?? shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        className={controlStyle}
      />
      {props.name ? <input type="hidden" name={props.name} value={value} /> : null}
      <ComboboxOptions
        list={list}
        label={words.placeholder}
        options={choices.map(({ timeZone, label }) => ({
          key: `${timeZone} ${label}`,
          content: label,
        }))}
        status={statusOf(found, choices.length)}
      />
    </div>
  );
}

function nearChoices({ near, value, emptyLabel }: PlacePickerProps): Choice[] {
  const zones = [...new Set([...(value === '' ? [] : [value]), ...near])];
  return [
    ...(emptyLabel === undefined ? [] : [{ timeZone: '', label: emptyLabel }]),
    ...zones.map((timeZone) => ({ timeZone, label: placeOfZone(timeZone) })),
  ];
}

function statusOf({ kind }: Found, count: number): string {
  if (kind === 'looking') return words.looking;
  if (kind === 'failed') return words.failed;
  if (kind === 'near') return words.placeholder;
  return count === 0 ? words.none : words.found(count);
}
