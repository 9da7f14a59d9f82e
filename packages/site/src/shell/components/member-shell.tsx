import { usePageContext } from 'vike-react/usePageContext';
import { Bell } from '#notices/components/bell.tsx';
import { SearchEntry } from '#search/components/search-entry.tsx';
import { memberEntries } from '../member-navigation.ts';
import { memberShellWords as words } from '../member-shell.en.ts';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { ShellLink } from './shell-link.tsx';

/**
 * The head of members' pages: a side bar on a wide screen, a narrower one of icons with their names
 * below it, and on a phone a line on top and a tab bar at the thumb. One markup for all widths, so
 * that the order of the keyboard is the same in each; `member-shell.css` places it.
 */
export function MemberShell() {
  const { urlPathname } = usePageContext();
  return (
    <header className="shell">
      <Logo narrow href="/dashboard" />
      <SearchEntry />
      <nav aria-label={words.navigation}>
        <ul>
          {memberEntries.map((entry) => (
            <li key={entry.href} data-only={entry.only}>
              <ShellLink entry={entry} path={urlPathname} />
            </li>
          ))}
        </ul>
      </nav>
      <Bell path={urlPathname} />
      <AccountMenu />
    </header>
  );
}
