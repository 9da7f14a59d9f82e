import type { FindInConsoleQuery } from '@infinite/schema/generated/graphql';
import { hasRight, type StaffRole } from '@infinite/schema/catalogue/staff';
import { mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { matchesWords, searchWords } from '@infinite/schema/text/search-words';
import type { PaletteGroup, PaletteOption } from '@infinite/ui/palette-list';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { consolePaletteWords as words } from '#palette/palette.en.ts';
import { usersConsoleWords } from '#users/users.en.ts';
import { growthPlaces } from '../growth/registered-places.tsx';
import { entriesOf } from '../shell/side-entries.ts';

export interface ConsoleActs {
  readonly refresh: () => void;
  readonly showShortcuts: () => void;
  readonly signOut: () => void;
}

interface ConsoleOption extends PaletteOption {
  /** The query of the place that it opens, or what it does. */
  readonly does: { readonly query: string } | { readonly act: () => void };
}

const placeOption = (label: string, query: string): ConsoleOption => ({
  key: `place ${query}`,
  label,
  does: { query },
});

function placesOf(role: StaffRole): ConsoleOption[] {
  const entries = entriesOf(role);
  const growth = growthPlaces
    .filter(({ value }) => mayOpenPlace(role, value))
    .filter(({ value }) => !entries.some(({ opens }) => opens === value));
  const logs = hasRight(role, 'audit.read')
    ? [
        placeOption(usersConsoleWords.list.audit, 'tab=users&view=audit'),
        placeOption(securityLogWords.operator.title, 'tab=users&view=security'),
      ]
    : [];
  const rightsOfViews = {
    health: 'operations.read',
    deliveries: 'deliveries.read',
    jobs: 'operations.read',
    storage: 'operations.read',
  } as const;
  return [
    ...entries.map(({ opens, label }) => placeOption(label, `tab=${opens}`)),
    ...growth.map(({ value, label }) => placeOption(label, `tab=${value}`)),
    ...logs,
    ...(['health', 'deliveries', 'jobs', 'storage'] as const)
      .filter((view) => hasRight(role, rightsOfViews[view]))
      .map((view) => placeOption(databaseConsoleWords.places[view], `tab=operations&view=${view}`)),
  ];
}

/** What the palette offers for what is typed, in order; groups without an option are left out. */
export function paletteGroups(
  text: string,
  found: FindInConsoleQuery | undefined,
  acts: ConsoleActs,
  role: StaffRole,
): PaletteGroup<ConsoleOption>[] {
  const asked = searchWords(text);
  const fits = ({ label }: ConsoleOption) => asked.length === 0 || matchesWords(label, asked);
  const groups: PaletteGroup<ConsoleOption>[] = [
    { name: words.places, options: placesOf(role).filter(fits) },
    {
      name: words.users,
      options: (found?.users?.nodes ?? []).map(({ id, username, email }) => ({
        key: `user ${id}`,
        label: username,
        detail: email,
        does: { query: `tab=users&user=${id}` },
      })),
    },
    {
      name: words.articles,
      options: (found?.blogPosts?.nodes ?? []).map(({ id, title, author }) => ({
        key: `article ${id}`,
        label: title,
        detail: author,
        does: { query: `tab=content&view=post&post=${id}` },
      })),
    },
    { name: words.acts, options: actsAs(acts, role).filter(fits) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const actsAs = (acts: ConsoleActs, role: StaffRole): ConsoleOption[] => [
  ...(hasRight(role, 'content.write')
    ? [placeOption(words.addArticle, 'tab=content&view=post')]
    : []),
  ...(role === 'admin'
    ? [{ key: 'refresh', label: words.refresh, does: { act: acts.refresh } }]
    : []),
  { key: 'shortcuts', label: words.shortcuts, does: { act: acts.showShortcuts } },
  { key: 'sign out', label: words.signOut, does: { act: acts.signOut } },
];
