import { placeOfZone } from '@infinite/schema/words/dates.en';
import { placeLine, placeWords as words } from '#places.en.ts';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) setActive(stepped(active, key === 'ArrowDown' ? 1 : -1, choices.length));
      else type('');
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      choose(choices[active]);
    } else if (key === 'Escape' && open) {
      // Only the list closes, not a dialog around it.
      event.stopPropagation();
      close();
    }
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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={props.disabled}
        placeholder={words.placeholder}
        value={text ?? shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => {
          if (!open) type('');
        }}
        onKeyDown={press}
        className={controlStyle}
      />
      {props.name ? <input type="hidden" name={props.name} value={value} /> : null}
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-edge bg-raised shadow-lg"
      >
        <div id={listId} role="listbox" aria-label={words.placeholder}>
          {choices.map((choice, index) => (
            <div
              key={`${choice.timeZone} ${choice.label}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Reached through the field; the mouse must not take the focus from the field before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              onKeyDown={(event) => event.key === 'Enter' && choose(choice)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center px-4 py-2',
                index === active ? 'bg-accent-tint' : 'hover:bg-sunk',
              )}
            >
              {choice.label}
            </div>
          ))}
        </div>
        <p role="status" className="m-0 px-4 py-2 text-sm text-ink-soft empty:hidden">
          {open ? statusOf(found, choices.length) : ''}
        </p>
      </div>
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

function stepped(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return by > 0 ? 0 : count - 1;
  return (active + by + count) % count;
}

function statusOf({ kind }: Found, count: number): string {
  if (kind === 'looking') return words.looking;
  if (kind === 'failed') return words.failed;
  if (kind === 'near') return words.placeholder;
  return count === 0 ? words.none : words.found(count);
}
