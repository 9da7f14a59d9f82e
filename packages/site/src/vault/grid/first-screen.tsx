import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { vaultPathOf, type VaultFilter } from '#vault/paths.ts';
import { groupsOf, yearsOf } from '#vault/timeline-groups.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { GridItem } from './grid-blocks.ts';
import { sectionsOf, sectionWords, type CountedMonth } from './grid-sections.ts';
import { GridTile } from './grid-tile.tsx';

interface FirstScreenProps {
  readonly filter: VaultFilter;
  readonly items: readonly GridItem[];
  readonly months: readonly CountedMonth[];
  /** Of the next page; null when there is none. */
  readonly endCursor: string | null;
}

/**
 * The grid as the server draws it: a page of items, and links to the next one and to the years. A script puts the
 * long grid in its place, which has the same measures.
 */
export function FirstScreen(props: FirstScreenProps): ReactElement {
  const { filter, items, months, endCursor } = props;
  return (
    <>
      {drawnSections(items, months).map(({ name, items }) => (
        <section key={items[0]?.id}>
          <h2 className="m-0 flex h-16 items-end pb-2 text-lg">{name || words.noDate}</h2>
          <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-1 p-0 pb-1 @min-[560px]:grid-cols-[repeat(auto-fill,minmax(148px,1fr))]">
            {items.map((item) => (
              <li key={item.id} className="aspect-square">
                <GridTile item={item} filter={filter} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {endCursor ? (
        <LinkButton href={vaultPathOf(filter, { after: endCursor })} wide className="mt-6">
          {words.earlier}
        </LinkButton>
      ) : null}
      <nav aria-label={words.years} className="mt-6">
        <ul className="m-0 flex list-none flex-wrap gap-1 p-0">
          {yearsOf(months).map(({ year }) => (
            <li key={year}>
              <a
                href={vaultPathOf(filter, { from: year })}
                className="flex min-h-11 items-center rounded-md px-3 text-ink-soft tabular-nums hover:bg-sunk hover:text-ink"
              >
                {year}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** What stands on this page of each section, under the same heading as in the long grid. */
function drawnSections(items: readonly GridItem[], months: readonly CountedMonth[]) {
  const ofMonth = new Map(
    sectionsOf(months).flatMap((section) => section.months.map(({ month }) => [month, section])),
  );
  const drawn: { section: unknown; name: string; items: GridItem[] }[] = [];
  for (const { month, items: own } of groupsOf(items)) {
    const section = ofMonth.get(month);
    const last = drawn.at(-1);
    if (last && section && last.section === section) last.items.push(...own);
    else {
      const name = sectionWords(section?.months ?? [{ month, count: own.length }]);
      drawn.push({ section, name, items: [...own] });
    }
  }
  return drawn;
}
