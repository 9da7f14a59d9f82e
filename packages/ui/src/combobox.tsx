import clsx from 'clsx';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

interface ComboboxList {
  /** Also the beginning of the ids of its options. */
  readonly id: string;
  readonly open: boolean;
  readonly count: number;
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What a field needs to be a WAI-ARIA combobox with a list: roles, states and keys. */
export function comboboxField(list: ComboboxList) {
  const { id, open, count, active } = list;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': open && active >= 0 && active < count ? `${id}-${active}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onClick: () => {
      if (!open) list.onOpen();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (open) list.onActive(stepped(active, key === 'ArrowDown' ? 1 : -1, count));
        else list.onOpen();
      } else if (key === 'Enter' && open) {
        event.preventDefault();
        list.onChoose(active);
      } else if (key === 'Escape' && open) {
        // Only the list closes, not a dialog around it.
        event.stopPropagation();
        list.onClose();
      }
    },
  } as const;
}

interface ComboboxOptionsProps {
  list: ComboboxList;
  label: string;
  options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Spoken and shown below the options. */
  status: string;
}

/** The list below the field, in an element that is positioned. */
export function ComboboxOptions({
  list,
  label,
  options,
  status,
}: ComboboxOptionsProps): ReactElement {
  return (
    <div
      hidden={!list.open}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-edge bg-raised shadow-lg"
    >
      <div id={list.id} role="listbox" aria-label={label}>
        {options.map(({ key, content }, index) => (
          <div
            key={key}
            id={`${list.id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            // Reached through the field; the mouse must not take the focus from the field before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.onChoose(index)}
            onKeyDown={(event) => event.key === 'Enter' && list.onChoose(index)}
            className={clsx(
              'flex min-h-11 cursor-pointer flex-col items-start justify-center px-4 py-2 wrap-anywhere',
              index === list.active ? 'bg-accent-tint' : 'hover:bg-sunk',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      <p role="status" className="m-0 px-4 py-2 text-sm text-ink-soft empty:hidden">
        {list.open ? status : ''}
      </p>
    </div>
  );
}

function stepped(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return by > 0 ? 0 : count - 1;
  return (active + by + count) % count;
}
