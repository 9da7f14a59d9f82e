import type { FindInConsoleQuery } from '@infinite/schema/generated/graphql';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { matchesWords, searchWords } from '@infinite/schema/text/search-words';
import type { PaletteGroup, PaletteOption } from '@infinite/ui/palette-list';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { consolePaletteWords as words } from '#palette/palette.en.ts';
import { usersConsoleWords } from '#users/users.en.ts';
import { growthPlaces } from '../growth/registered-places.tsx';
import { sideEntries } from '../shell/side-entries.ts';

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

const places: readonly ConsoleOption[] = [
  ...sideEntries.map(({ opens, label }) => placeOption(label, `tab=${opens}`)),
  ...growthPlaces.map(({ value, label }) => placeOption(label, `tab=${value}`)).slice(1),
  placeOption(usersConsoleWords.list.audit, 'tab=users&view=audit'),
  placeOption(securityLogWords.operator.title, 'tab=users&view=security'),
  ...(['health', 'deliveries', 'jobs', 'storage'] as const).map((view) =>
    placeOption(databaseConsoleWords.places[view], `tab=operations&view=${view}`),
  ),
];

/** What the palette offers for what is typed, in order; groups without an option are left out. */
export function paletteGroups(
  text: string,
  found: FindInConsoleQuery | undefined,
  acts: ConsoleActs,
): PaletteGroup<ConsoleOption>[] {
  const asked = searchWords(text);
  const fits = ({ label }: ConsoleOption) => asked.length === 0 || matchesWords(label, asked);
  const groups: PaletteGroup<ConsoleOption>[] = [
    { name: words.places, options: places.filter(fits) },
    {
      name: words.users,
      options: (found?.users.nodes ?? []).map(({ id, username, email }) => ({
        key: `user ${id}`,
        label: username,
        detail: email,
        does: { query: `tab=users&user=${id}` },
      })),
    },
    {
      name: words.articles,
      options: (found?.blogPosts.nodes ?? []).map(({ id, title, author }) => ({
        key: `article ${id}`,
        label: title,
        detail: author,
        does: { query: `tab=content&view=post&post=${id}` },
      })),
    },
    { name: words.acts, options: actsAs(acts).filter(fits) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const actsAs = (acts: ConsoleActs): ConsoleOption[] => [
  placeOption(words.addArticle, 'tab=content&view=post'),
  { key: 'refresh', label: words.refresh, does: { act: acts.refresh } },
  { key: 'shortcuts', label: words.shortcuts, does: { act: acts.showShortcuts } },
  { key: 'sign out', label: words.signOut, does: { act: acts.signOut } },
];
