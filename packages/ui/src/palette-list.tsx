import clsx from 'clsx';
import type { ReactElement } from 'react';
import { Marked } from './marked.tsx';

export interface PaletteOption {
  /** The same for the same thing, whatever else is found. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | null;
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
          {options.map((option) => {
            const optionId = idOf(option);
            return (
              <div
                key={option.key}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === activeId}
                className={clsx(
                  'min-h-11 cursor-pointer rounded-md px-3 py-2 wrap-anywhere hover:bg-sunk',
                  optionId === activeId && 'bg-accent-tint hover:bg-accent-tint',
                )}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => props.onChoose(option)}
                onKeyDown={({ key }) => key === 'Enter' && props.onChoose(option)}
              >
                <span dir="auto">
                  <Marked text={option.label} words={words} />
                </span>
                {option.detail ? (
                  <span className="block text-sm text-ink-soft">
                    <Marked text={option.detail} words={words} />
                  </span>
                ) : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
