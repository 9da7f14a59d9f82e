import { useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { FamilyChoice } from '#families/components/family-choice.tsx';
import { useSession } from '#session/use-session.ts';
import { closeWhenLeft } from '../close-when-left.ts';
import { leaveAccount } from '../leave-account.ts';
import { accountEntries, adminEntry } from '../member-navigation.ts';
import { memberShellWords as words } from '../member-shell.en.ts';
import { ShellIcon } from './shell-icon.tsx';
import { ShellLink } from './shell-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * Who is signed in, and what concerns the account. A disclosure, so that it opens without scripts;
 * its links are links and its sign-out is a form.
 */
export function AccountMenu() {
  const { viewer, urlPathname } = usePageContext();
  // Somebody who had to sign in again on this page may be somebody else.
  const name = useSession().user?.displayName ?? viewer?.displayName ?? '';
  const [wasOpened, setWasOpened] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), []);
  if (!viewer) return null;
  const entries = viewer.role !== 'MEMBER' ? [...accountEntries, adminEntry] : accountEntries;
  return (
    <details
      ref={menu}
      className="shell-account"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>
        <span aria-hidden="true" className="shell-initial">
          {initialOf(name)}
        </span>
        <span className="shell-name">{name}</span>
        <span className="only-read-aloud">{words.account}</span>
      </summary>
      <div className="shell-menu">
        <p>
          <b>{name}</b>
          <span>{viewer.email}</span>
        </p>
        <FamilyChoice family={viewer.family} isOpen={wasOpened} />
        <ul>
          {entries.map((entry) => (
            <li key={entry.href} data-only={entry.only}>
              <ShellLink entry={entry} path={urlPathname} />
            </li>
          ))}
        </ul>
        <div className="shell-theme">
          <ThemeSwitch />
        </div>
        <form
          action="/sign-out"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void leaveAccount();
          }}
        >
          <button type="submit">
            <ShellIcon name="signOut" />
            <span>{words.signOut}</span>
          </button>
        </form>
      </div>
    </details>
  );
}

/** The first character as a reader sees it: a letter may be more than one code unit. */
function initialOf(name: string): string {
  return ([...name][0] ?? '').toLocaleUpperCase();
}
