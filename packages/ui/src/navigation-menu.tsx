import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { HoverIntent } from './hover-intent.ts';
import { Icon } from './icon.tsx';

export interface NavigationLink {
  label: string;
  href: string;
  hint?: string;
}

export interface NavigationEntry {
  label: string;
  /** A plain link… */
  href?: string;
  /** …or a menu of links. */
  links?: readonly NavigationLink[];
}

const entryStyle =
  'flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2.5 py-2 whitespace-nowrap text-ink no-underline hover:bg-sunk aria-expanded:bg-sunk';

/**
 * The menus of a page's head, as a disclosure navigation (WAI-ARIA practices): opened by pointer
 * after a delay, by click, Enter or the down arrow; arrows move, Escape closes.
 */
export function NavigationMenu(props: { label: string; entries: readonly NavigationEntry[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const menus = useMemo(() => new HoverIntent(setOpen), []);
  const root = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) menus.set(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [menus]);

  return (
    <nav
      ref={root}
      aria-label={props.label}
      onKeyDown={(event) => onKey(event, menus)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) menus.set(null);
      }}
    >
      <ul className="m-0 flex list-none items-center gap-1 p-0">
        {props.entries.map(({ label, href, links }, index) => (
          <li
            key={label}
            className="relative"
            data-entry
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && links) menus.enter(label);
            }}
            onPointerLeave={() => menus.leave()}
          >
            {links ? (
              <>
                <button
                  type="button"
                  aria-expanded={open === label}
                  aria-controls={`${id}-${index}`}
                  data-menu={label}
                  onClick={() => menus.set(open === label ? null : label)}
                  className={entryStyle}
                >
                  {label}
                  <Icon as={ChevronDown} className="size-4" />
                </button>
                <ul
                  id={`${id}-${index}`}
                  hidden={open !== label}
                  className="absolute top-full left-0 z-30 m-0 mt-1 w-80 animate-appear list-none rounded-md border border-rule bg-raised p-2 shadow-float"
                >
                  {links.map((link) => (
                    <li key={link.href}>
                      <a
                        href={link.href}
                        onClick={() => menus.set(null)}
                        className="block rounded-sm px-3 py-2 no-underline hover:bg-accent-tint"
                      >
                        <span className="block font-semibold text-ink">{link.label}</span>
                        {link.hint ? (
                          <span className="block text-sm text-ink-soft">{link.hint}</span>
                        ) : null}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <a href={href} data-menu={label} className={entryStyle}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Left and right between the entries, down and up within a menu, Escape back to its button. */
function onKey(event: KeyboardEvent<HTMLElement>, menus: HoverIntent): void {
  const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]');
  const head = entry?.querySelector<HTMLElement>('[data-menu]');
  if (!entry || !head) return;
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu]')];
  const links = [...entry.querySelectorAll<HTMLElement>('ul a')];
  const at = links.indexOf(event.target as HTMLElement);
  const go = {
    Escape: () => {
      menus.set(null);
      head.focus();
    },
    ArrowRight: () => heads[(heads.indexOf(head) + 1) % heads.length]?.focus(),
    ArrowLeft: () => heads.at(heads.indexOf(head) - 1)?.focus(),
    ArrowDown: () => {
      if (head.dataset.menu && links.length > 0) menus.set(head.dataset.menu);
      // The panel is shown with the next paint; only then can it take the focus.
      requestAnimationFrame(() => links[Math.min(at + 1, links.length - 1)]?.focus());
    },
    ArrowUp: () => (at > 0 ? links[at - 1] : head)?.focus(),
  }[event.key];
  if (!go) return;
  event.preventDefault();
  go();
}
