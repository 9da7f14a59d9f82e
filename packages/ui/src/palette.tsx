import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { PaletteList, type PaletteGroup, type PaletteOption } from './palette-list.tsx';
import { TextInput } from './text-input.tsx';

export interface PaletteProps<Option extends PaletteOption> {
  words: { title: string; label: string; placeholder: string; close: string; keys: string };
  text: string;
  onType: (text: string) => void;
  /** Characters. */
  maxLength: number;
  groups: readonly PaletteGroup<Option>[];
  /** Marked where they stand in an option. */
  marked: readonly string[];
  /** What a screen reader hears after each search. */
  status: string;
  /** @param close for a choice that does not leave the page */
  onChoose: (option: Option, close: () => void) => void;
  onClose: () => void;
}

const look =
  'mx-auto mt-[8vh] mb-0 flex max-h-[80vh] w-[calc(100%-24px)] max-w-[640px] flex-col overflow-hidden ' +
  'rounded-lg border border-rule bg-paper p-0 text-ink shadow-float backdrop:bg-scrim';

/**
 * Search and go, by keyboard or pointer: the combobox pattern of the ARIA practices, in a modal
 * dialog of the browser, which holds the focus and gives it back.
 */
export function Palette<Option extends PaletteOption>(props: PaletteProps<Option>): ReactElement {
  const { words, groups } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // By its key, so that an answer that comes later does not put another option in its place.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[at];
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen(options[(at + move + options.length) % options.length]?.key ?? null);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const elsewhere = (event.ctrlKey || event.metaKey) && active.href !== undefined;
      if (elsewhere) window.open(active.href, '_blank', 'noopener');
      else props.onChoose(active, close);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className={look}
      onClose={props.onClose}
      // By a press beside it, too.
      closedby="any"
    >
      <div className="flex gap-3 border-b border-rule p-4">
        <TextInput
          role="combobox"
          aria-label={words.label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-keys`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={props.maxLength}
          placeholder={words.placeholder}
          value={props.text}
          onChange={({ target }) => {
            props.onType(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="link min-h-12 cursor-pointer px-2" onClick={close}>
          {words.close}
        </button>
      </div>
      <PaletteList
        id={`${id}-list`}
        title={words.title}
        groups={groups}
        activeId={activeId}
        idOf={idOf}
        words={props.marked}
        onChoose={(option) => props.onChoose(option, close)}
      />
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-rule px-4 py-2 text-sm text-ink-soft">
        <p role="status" className="m-0">
          {props.status}
        </p>
        <p id={`${id}-keys`} className="m-0 hidden sm:block">
          {words.keys}
        </p>
      </div>
    </dialog>
  );
}
