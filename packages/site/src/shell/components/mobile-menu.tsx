import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Icon } from '@infinite/ui/icon';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { headerNavigation } from '../navigation.ts';
import { AccountCorner } from './account-corner.tsx';

/** The header's menus on a small screen. Closes when a link or button is chosen, or by Escape. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <div className="shrink-0 lg:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? siteShellWords.closeMenu : siteShellWords.openMenu}
        onClick={() => setOpen(!open)}
        className="-mr-2 flex size-12 cursor-pointer items-center justify-center rounded-md hover:bg-sunk"
      >
        <Icon as={open ? X : Menu} className="size-7" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100vh-64px)] animate-appear overflow-y-auto border-b border-rule bg-paper px-5 pt-2 pb-6 shadow-float"
      >
        <nav aria-label={siteShellWords.mainNavigation}>
          {headerNavigation.map((entry) =>
            entry.links ? (
              <div key={entry.label} className="border-b border-rule py-3">
                <p className="m-0 text-sm font-semibold text-ink-soft">{entry.label}</p>
                <ul className="m-0 list-none p-0">
                  {entry.links.map((link) => (
                    <li key={link.href}>
                      <MenuLink href={link.href} label={link.label} onChoose={close} />
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <div key={entry.label} className="border-b border-rule py-1">
                <MenuLink href={entry.href} label={entry.label} onChoose={close} />
              </div>
            ),
          )}
        </nav>
        <div className="mt-5">
          <AccountCorner stacked onChoose={close} />
        </div>
      </div>
    </div>
  );
}

interface MenuLinkProps {
  href?: string;
  label: string;
  onChoose: () => void;
}

function MenuLink({ href, label, onChoose }: MenuLinkProps) {
  return (
    <a
      href={href}
      onClick={onChoose}
      className="flex min-h-12 items-center text-ink no-underline hover:text-accent"
    >
      {label}
    </a>
  );
}
