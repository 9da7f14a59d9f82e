import { addressBookPath } from '#contacts/paths.ts';
import { storyQuestionsPath } from '#captures/paths.ts';
import { timelinePath, vaultPath } from '#vault/paths.ts';
import { voiceMessagesPath, voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { builderPath, treePath, treeVoicesPath } from '#tree/paths.ts';
import type { ShellIconName } from './components/shell-icon.tsx';

export interface MemberEntry {
  readonly name:
    | 'home'
    | 'messages'
    | 'recordings'
    | 'vault'
    | 'tree'
    | 'write'
    | 'together'
    | 'family'
    | 'addressBook'
    | 'timeline'
    | 'storyQuestions'
    | 'settings'
    | 'review'
    | 'admin';
  readonly href: string;
  readonly icon: ShellIconName;
  /** Other addresses of the same page. */
  readonly also?: readonly string[];
  /** Where it stands when it does not stand in both: a phone's tab bar has room for five. */
  readonly only?: 'wide' | 'phone';
}

const treeEntry: MemberEntry = {
  name: 'tree',
  href: treePath,
  icon: 'tree',
  also: [builderPath, treeVoicesPath],
};

/** What a member uses every day, in the side bar and in the tab bar. */
export const memberEntries: readonly MemberEntry[] = [
  { name: 'home', href: '/dashboard', icon: 'home', also: ['/app-dashboard', '/app'] },
  { name: 'messages', href: '/future-messages', icon: 'messages' },
  {
    name: 'recordings',
    href: voiceRecordingsPath,
    icon: 'recordings',
    also: [voiceMessagesPath],
  },
  { name: 'vault', href: vaultPath, icon: 'vault' },
  { ...treeEntry, only: 'wide' },
  { name: 'write', href: '/schedule-message', icon: 'write' },
];

/** What the account menu leads to. */
export const accountEntries: readonly MemberEntry[] = [
  { ...treeEntry, only: 'phone' },
  { name: 'timeline', href: timelinePath, icon: 'timeline' },
  { name: 'storyQuestions', href: storyQuestionsPath, icon: 'recordings' },
  { name: 'together', href: '/family-collaboration', icon: 'together' },
  { name: 'family', href: '/family-invitations', icon: 'family' },
  { name: 'addressBook', href: addressBookPath, icon: 'addressBook' },
  { name: 'settings', href: '/settings', icon: 'settings' },
  { name: 'review', href: '/reviews/mine', icon: 'review' },
];

export const adminEntry: MemberEntry = { name: 'admin', href: '/admin', icon: 'admin' };

/** `page`: the entry is the page at `path`; `true`: the page belongs to it; undefined: neither. */
export function currentOf(entry: MemberEntry, path: string): 'page' | 'true' | undefined {
  if (entry.href === path || entry.also?.includes(path)) return 'page';
  const places = [entry.href, ...(entry.also ?? [])];
  return places.some((place) => path.startsWith(`${place}/`)) ? 'true' : undefined;
}
