import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { LogOut, Menu, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hasCommandKey } from '#platform/apple-keys.ts';
import { useStaffRole } from '#platform/platform-context.tsx';
import { consolePaletteWords } from '#palette/palette.en.ts';
import { SideLinks } from './side-links.tsx';

interface SideBarProps {
  user: SessionUser;
  shown: ConsolePlaceName;
  onSignOut: () => void;
  onFind: () => void;
}

/**
 * Whose panel it is, its places, and the way out. From 1024 px with words, from 640 px as icons,
 * below that behind a menu button.
 */
export function SideBar({ user, shown, onSignOut, onFind }: SideBarProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useMenu();
  const role = useStaffRole();
  useEffect(() => {
    // What had the focus went with the view before, such as the sign-in.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div
      className={clsx(
        'flex shrink-0 flex-col border-rule bg-sunk text-sm max-sm:border-b',
        'sm:sticky sm:top-0 sm:h-[calc(100dvh-var(--toast-lift,0px))] sm:w-16 sm:overflow-y-auto sm:border-e lg:w-56',
      )}
    >
      <div className="flex items-center gap-3 px-3 max-sm:min-h-14 sm:py-3 lg:px-5">
        <Button
          ref={menu.button}
          size="sm"
          className="sm:hidden"
          aria-expanded={menu.open}
          aria-controls="console-menu"
          onClick={menu.toggle}
        >
          <Icon as={Menu} />
          {words.menu}
        </Button>
        <h1
          className="m-0 text-xl focus:outline-none sm:max-lg:only-read-aloud"
          tabIndex={-1}
          ref={heading}
        >
          {words.title}
        </h1>
      </div>
      <div
        id="console-menu"
        className={clsx(
          'flex grow flex-col gap-6 px-2 pb-3 lg:px-3',
          !menu.open && 'max-sm:hidden',
        )}
      >
        <Button
          size="sm"
          className="-mb-3 min-w-0"
          onClick={onFind}
          title={consolePaletteWords.title}
        >
          <Icon as={Search} />
          <span className="sm:max-lg:only-read-aloud">{consolePaletteWords.open}</span>
          <kbd aria-hidden className="ms-auto font-sans text-xs text-ink-soft max-lg:hidden">
            {words.shortcuts.findKeys(hasCommandKey())}
          </kbd>
        </Button>
        <SideLinks shown={shown} onChosen={menu.close} />
        <div className="mt-auto grid gap-2">
          <span className="truncate px-3 text-ink-soft sm:max-lg:only-read-aloud">
            {words.signedInAs(user.displayName)}
            {role === 'admin' ? null : ` (${words.roles.names[role]})`}
          </span>
          <Button size="sm" className="min-w-0" onClick={onSignOut} title={words.signOut}>
            <Icon as={LogOut} />
            <span className="sm:max-lg:only-read-aloud">{words.signOut}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The menu of a narrow screen; Escape closes it and gives the focus back to its button. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return { open, button, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
