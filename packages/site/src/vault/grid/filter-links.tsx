import clsx from 'clsx';
import type { ReactElement } from 'react';
import { vaultPathOf, type VaultFilter } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import { vaultFilters } from './vault-filter.ts';

/** The kinds that the vault can be narrowed to; each is an address. */
export function FilterLinks({ current }: { current: VaultFilter }): ReactElement {
  return (
    <nav aria-label={words.filter} className="min-w-0">
      <ul className="m-0 flex list-none gap-1 overflow-x-auto p-0 pb-1">
        {vaultFilters.map((filter) => (
          <li key={filter} className="shrink-0">
            <a
              href={vaultPathOf(filter)}
              aria-current={filter === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-md px-3 no-underline',
                filter === current
                  ? 'bg-accent-tint font-semibold text-accent'
                  : 'text-ink-soft hover:bg-sunk hover:text-ink',
              )}
            >
              {words.filters[filter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
