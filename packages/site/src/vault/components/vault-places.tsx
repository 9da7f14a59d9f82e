import clsx from 'clsx';
import type { ReactElement } from 'react';
import { storiesPath } from '#stories/paths.ts';
import {
  albumsPath,
  duplicatesPath,
  favoritesPath,
  onThisDayPath,
  peoplePath,
  placesPath,
  timelinePath,
  trashPath,
  vaultPath,
} from '#vault/paths.ts';
import { vaultPlacesWords as words } from './vault-places.en.ts';

const places = [
  ['all', vaultPath],
  ['timeline', timelinePath],
  ['albums', albumsPath],
  ['stories', storiesPath],
  ['favorites', favoritesPath],
  ['people', peoplePath],
  ['places', placesPath],
  ['onThisDay', onThisDayPath],
  ['duplicates', duplicatesPath],
  ['trash', trashPath],
] as const;

interface VaultPlacesProps {
  /** The path of the page. */
  readonly current: string;
  /** Whether something is kept more than once; that place is shown only then. */
  readonly hasDuplicates?: boolean;
}

/** Ways through what a family keeps. */
export function VaultPlaces({ current, hasDuplicates = false }: VaultPlacesProps): ReactElement {
  const isShown = (name: keyof typeof words) => name !== 'duplicates' || hasDuplicates;
  return (
    <nav aria-label={words.label} className="mb-8 border-b border-rule">
      <ul className="m-0 flex list-none flex-wrap gap-x-6 p-0">
        {places
          .filter(([name]) => isShown(name))
          .map(([name, path]) => (
            <li key={name}>
              <a
                href={path}
                aria-current={path === current ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center border-b-2 no-underline',
                  path === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {words[name]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
