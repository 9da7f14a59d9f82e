import { voiceMessagesPath, voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { memberShellWords as words } from './member-shell.en.ts';
import type { ShellIconName } from './components/shell-icon.tsx';

export interface MemberEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: ShellIconName;
  /** Other addresses of the same page. */
  readonly also?: readonly string[];
}

/** What a member uses every day, in the side bar and in the tab bar. */
export const memberEntries: readonly MemberEntry[] = [
  { label: words.home, href: '/dashboard', icon: 'home', also: ['/app-dashboard', '/app'] },
  { label: words.messages, href: '/future-messages', icon: 'messages' },
  {
    label: words.recordings,
    href: voiceRecordingsPath,
    icon: 'recordings',
    also: [voiceMessagesPath],
  },
  { label: words.write, href: '/schedule-message', icon: 'write' },
];

/** What the account menu leads to. */
export const accountEntries: readonly MemberEntry[] = [
  { label: words.together, href: '/family-collaboration', icon: 'together' },
  { label: words.family, href: '/family-invitations', icon: 'family' },
  { label: words.settings, href: '/settings', icon: 'settings' },
  { label: words.review, href: '/reviews/mine', icon: 'review' },
];

export const adminEntry: MemberEntry = { label: words.admin, href: '/admin', icon: 'admin' };

/** `page`: the entry is the page at `path`; `true`: the page belongs to it; undefined: neither. */
export function currentOf(entry: MemberEntry, path: string): 'page' | 'true' | undefined {
  if (entry.href === path || entry.also?.includes(path)) return 'page';
  return path.startsWith(`${entry.href}/`) ? 'true' : undefined;
}
