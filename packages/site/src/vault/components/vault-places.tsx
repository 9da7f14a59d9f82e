import clsx from 'clsx';
import type { ReactElement } from 'react';
import {
  albumsPath,
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
  ['favorites', favoritesPath],
  ['people', peoplePath],
  ['places', placesPath],
  ['onThisDay', onThisDayPath],
  ['trash', trashPath],
] as const;

/** Ways through what a family keeps. @param current the path of the page */
export function VaultPlaces({ current }: { current: string }): ReactElement {
  return (
    <nav aria-label={words.label} className="mb-8 border-b border-rule">
      <ul className="m-0 flex list-none flex-wrap gap-x-6 p-0">
        {places.map(([name, path]) => (
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
