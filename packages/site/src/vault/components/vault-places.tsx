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

/** Ways through what a family keeps. @param props.current the path of the page */
export function VaultPlaces({ current }: { readonly current: string }): ReactElement {
  return (
    <nav aria-label={words.label} className="mb-6 border-b border-rule sm:mb-8">
      {/* One row to push sideways on a phone, so that what is kept is seen at once. */}
      <ul className="m-0 flex list-none gap-x-6 overflow-x-auto p-0 sm:flex-wrap">
        {places.map(([name, path]) => (
          <li
            key={name}
            className={clsx('shrink-0', path === current && '[scroll-initial-target:nearest]')}
          >
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
