import type { InstallationCheckupQuery } from '@infinite/schema/generated/graphql';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import { checkupPlaceWords as words } from '#operations/operations.en.ts';
import type { ReactNode } from 'react';
import { usePlaceLinks, type PlaceLinks } from '#platform/use-place-links.ts';

type Check = InstallationCheckupQuery['installationCheckup']['checks'][number];

const clear = { after: null, show: null, view: null };

/** Where a check is dealt with. */
function linkTo(links: PlaceLinks, place: Check['place']) {
  if (place === 'BACKUPS') return links.to({ ...clear, tab: 'database' });
  return links.to({ ...clear, tab: 'operations', view: place.toLowerCase() });
}

/** One check: how it is, and where it is not OK what to do and where. */
export function CheckupRow({ check, badge }: { check: Check; badge: ReactNode }) {
  const { name, says, whatToDo, place } = check;
  const links = usePlaceLinks();
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-rule px-4 py-2.5 first:border-t-0 sm:grid-cols-[11rem_10rem_minmax(0,1fr)]">
      <span className="font-semibold">{checkupWords.names[name]}</span>
      <span>{badge}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className={whatToDo ? '' : 'text-ink-soft'}>{says}</span>
        {whatToDo ? (
          <>
            <span className="block pt-1">{whatToDo}</span>
            <a
              {...linkTo(links, place)}
              className="mt-1 inline-block py-1 font-semibold text-accent underline"
            >
              {words.open(words.places[place])}
            </a>
          </>
        ) : null}
      </span>
    </li>
  );
}
