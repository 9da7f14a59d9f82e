import clsx from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import { Marked } from './marked.tsx';

export interface PaletteOption {
  /** The same for the same thing, whatever else is found. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | null;
  /** Its address, which the middle button, a pressed Ctrl or the browser's menu opens elsewhere. */
  readonly href?: string;
}

export interface PaletteGroup<Option extends PaletteOption> {
  readonly name: string;
  /** Which words were searched for instead of what is typed. */
  readonly note?: string | null;
  readonly options: readonly Option[];
}

/** The options under their groups; the field above keeps the focus. */
export function PaletteList<Option extends PaletteOption>(props: {
  id: string;
  /** Read aloud. */
  title: string;
  groups: readonly PaletteGroup<Option>[];
  activeId: string | undefined;
  idOf: (option: Option) => string;
  words: readonly string[];
  onChoose: (option: Option) => void;
}): ReactElement {
  const { id, activeId, idOf, words } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={props.title}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
    >
      {props.groups.map(({ name, note, options }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}-${at}`}>
          <div id={`${id}-${at}`} className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft">
            {name}
            {note ? <span className="block font-normal">{note}</span> : null}
          </div>
          {options.map((option) => (
            <Choice
              key={option.key}
              id={idOf(option)}
              option={option}
              active={idOf(option) === activeId}
              words={words}
              onChoose={() => props.onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Choice(props: {
  id: string;
  option: PaletteOption;
  active: boolean;
  words: readonly string[];
  onChoose: () => void;
}): ReactElement {
  const { id, option, active, words, onChoose } = props;
  const shared = {
    id,
    className: clsx(
      'block min-h-11 cursor-pointer rounded-md px-3 py-2 text-ink no-underline wrap-anywhere hover:bg-sunk',
      active && 'bg-accent-tint hover:bg-accent-tint',
    ),
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const content = (
    <>
      <span dir="auto">
        <Marked text={option.label} words={words} />
      </span>
      {option.detail ? (
        <span className="block text-sm text-ink-soft">
          <Marked text={option.detail} words={words} />
        </span>
      ) : null}
    </>
  );
  if (option.href === undefined) {
    return (
      <div
        role="option"
        tabIndex={-1}
        aria-selected={active}
        {...shared}
        onClick={onChoose}
        onKeyDown={({ key }) => key === 'Enter' && onChoose()}
      >
        {content}
      </div>
    );
  }
  return (
    <a
      role="option"
      tabIndex={-1}
      aria-selected={active}
      {...shared}
      href={option.href}
      onClick={(event) => {
        // A router that listens to the document would load the whole page.
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {content}
    </a>
  );
}
