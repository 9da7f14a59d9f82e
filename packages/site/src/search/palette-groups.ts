import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { matchesWords, searchWords } from '@infinite/schema/text/search-words';
import type {
  PaletteGroup as BareGroup,
  PaletteOption as BareOption,
} from '@infinite/ui/palette-list';
import { detailOf, hrefOf, labelOf, type Found } from './load-search.ts';
import { actsOf, foundPlaces, pages, type Place } from './places.ts';
import { searchPath } from './paths.ts';
import { searchPageWords as words } from './search.en.ts';

export interface PaletteOption extends BareOption {
  /** Where it leads; of a family, what it switches to. */
  readonly does: { readonly href: string } | { readonly familyId: string };
}

export type PaletteGroup = BareGroup<PaletteOption>;

interface Reader {
  /** In the family in view: acts that it does not allow are not offered. */
  readonly role: FamilyStanding;
  /** The other families. */
  readonly families: readonly { readonly id: string; readonly name: string }[];
}

/** The key of the way to the page with all results. */
export const allKey = 'all';

const placesShown = 8;

/** What stands in the palette, in order; groups without an option are left out. */
export function paletteGroups(
  text: string,
  found: Found | null,
  { role, families }: Reader,
): PaletteGroup[] {
  const asked = searchWords(text);
  const isEmpty = asked.length === 0;
  const acts = actsOf(role);
  // Until the server answers, the pages that are known here.
  const places = isEmpty ? [] : (found?.places ?? foundPlaces(pages, asked).slice(0, placesShown));
  const chosen = isEmpty ? families : families.filter(({ name }) => matchesWords(name, asked));
  const all: PaletteOption = {
    key: allKey,
    label: words.palette.all(text.trim()),
    does: { href: `${searchPath}?q=${encodeURIComponent(text.trim())}` },
  };
  const groups: PaletteGroup[] = [
    { name: words.acts, options: placesAs('act', isEmpty ? acts : foundPlaces(acts, asked)) },
    ...(found?.groups ?? []).map(({ group, hits, readAs }) => ({
      name: words.groups[group],
      note: readAs && words.readAs(readAs),
      options: hits.map((hit) => ({
        key: [group, hit.id, hit.title, hit.detail].join(' '),
        label: labelOf(hit),
        detail: group === 'ARTICLES' ? null : detailOf(hit),
        does: { href: hrefOf(group, hit) },
      })),
    })),
    { name: words.pages, options: placesAs('page', places) },
    {
      name: words.families,
      options: chosen.map(({ id, name }) => ({
        key: `family ${id}`,
        label: words.palette.switchTo(name),
        does: { familyId: id },
      })),
    },
    { name: words.pageTitle, options: isEmpty ? [] : [all] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function placesAs(kind: string, places: readonly Place[]): PaletteOption[] {
  return places.map(({ label, href }) => ({
    key: `${kind} ${href} ${label}`,
    label,
    does: { href },
  }));
}
