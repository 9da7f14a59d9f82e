import { memberShellWords } from '../member-shell.en.ts';
import { currentOf, type MemberEntry } from '../member-navigation.ts';
import { ShellIcon } from './shell-icon.tsx';

/** One entry of the shell: a sign, its name, and whether it is where the member is. */
export function ShellLink({ entry, path }: { entry: MemberEntry; path: string }) {
  return (
    <a href={entry.href} aria-current={currentOf(entry, path)}>
      <ShellIcon name={entry.icon} />
      <span>{memberShellWords[entry.name]}</span>
    </a>
  );
}
